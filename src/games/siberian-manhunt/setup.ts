/** Set-up: the agreed options, the first state, and what must be rolled or hidden before the first turn (3, 10). */
import { type Data, equals, fresh } from '../../../protocol/rules/index.ts'
import { allAids, parseAids } from './aids.ts'
import { replenish } from './assistance.ts'
import { newItem, noFood } from './belongings.ts'
import { CRASH } from './board.ts'
import { fugitiveCards, fugitiveNames } from './cards/characters.ts'
import type { GeneralName } from './cards/generals.ts'
import { encounterCards, isEncounter, isUrban, isWilderness, urbanCards, wildernessCards } from './cards/items.ts'
import { fullDeck } from './deck.ts'
import { newDeck, rowOf, takeOut } from './drawing.ts'
import { choose, FUGITIVE, type Game, query, type Rule, type Setup, tell } from './game.ts'
import { values } from './values.ts'

export const generalNames: readonly GeneralName[] = ['none', 'Ivanov', 'Zakharov']

/** What most players agree on: what a new game proposes. */
export const usualSetup: Setup = { general: 'none', threeYearLimit: true, maximumEffort: false, aids: allAids }

export const setupData = ({ general, threeYearLimit, maximumEffort, aids }: Setup): Data => ({
  general,
  threeYearLimit,
  maximumEffort,
  aids: { ...aids },
})
const NAMES = 'aids,general,maximumEffort,threeYearLimit'
/** The options from data, or `undefined` if they are not exactly the options of this game. */
export function parseSetup(data: Data): Setup | undefined {
  if (!isRecord(data) || Object.keys(data).sort().join() !== NAMES) return undefined
  const { general, threeYearLimit, maximumEffort } = data
  const aids = parseAids(data['aids'])
  if (!isGeneral(general) || typeof threeYearLimit !== 'boolean' || typeof maximumEffort !== 'boolean') return undefined
  return aids && { general, threeYearLimit, maximumEffort, aids }
}
const isGeneral = (data: Data | undefined): data is GeneralName => generalNames.some(name => name === data)
const isRecord = (data: Data): data is { readonly [key: string]: Data | undefined } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

export function start(setup: Setup): Game {
  return {
    setup: { ...setup, aids: { ...setup.aids } },
    phase: 'set up',
    round: 1,
    track: 0,
    trackAtStart: 0,
    fugitive: {
      name: 'MacKenzie',
      hp: fugitiveCards.MacKenzie.hp,
      energy: values.fugitive.energy,
      inTown: false,
      route: [],
      known: null,
      moves: [],
      acted: false,
      inventory: { items: [], food: noFood() },
      campsite: { items: [], food: noFood(), fire: false },
      worn: { gear: null, feet: null, body: null },
      meals: 0,
      fed: false,
      warm: false,
      spent: [],
    },
    government: { energy: 1, agents: [], army: [], armyPlaced: false, interrogations: 0 },
    bag: { silent: values.bag.silent, loyal: values.bag.loyal },
    assistance: fullDeck(),
    decks: {
      encounters: newDeck(encounterCards, isEncounter),
      urban: newDeck(urbanCards, isUrban),
      wilderness: newDeck(wildernessCards, isWilderness),
    },
    encounter: null,
    combat: null,
  }
}

/** 3: the route begins at the crash site, which everybody knows, and the assistance board is filled. */
export function* setUp(game: Game): Rule<void> {
  const { handle } = yield* query(FUGITIVE, [
    { type: 'crash', node: CRASH, hides: { count: 1, claim: equals(fresh(), CRASH) } },
  ])
  game.fugitive.route.push(handle)
  game.fugitive.known = { node: CRASH, step: 0, round: 1 }
  yield* chooseCharacter(game)
  yield* replenish(game)
  game.phase = 'Fugitive'
}

/** 3.7: who is on the run, and what they carry. The Parasites are set aside until somebody eats raw meat. */
function* chooseCharacter(game: Game): Rule<void> {
  const { fugitive, decks } = game
  const { name } = yield* choose(
    FUGITIVE,
    fugitiveNames.map(name => ({ type: 'character', name })),
  )
  const { hp, items } = fugitiveCards[name]
  Object.assign(fugitive, { name, hp })
  for (const card of items) {
    if (isUrban(card)) takeOut(decks.urban, card)
    fugitive.inventory.items.push(newItem(card))
  }
  rowOf(decks.encounters, 'Parasites').left = 0
  yield* tell({ type: 'character', name })
}
