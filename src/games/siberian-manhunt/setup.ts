/** Set-up: the agreed options, the first state, and what must be rolled or hidden before the first turn (3, 10). */
import { type Data, equals, fresh } from '../../../protocol/rules/index.ts'
import { replenish } from './assistance.ts'
import { CRASH } from './board.ts'
import { fugitiveCard } from './cards/characters.ts'
import { type GeneralName, generals } from './cards/generals.ts'
import { fullDeck } from './deck.ts'
import { FUGITIVE, type Game, query, type Rule, type Setup } from './game.ts'
import { values } from './values.ts'

export const setupData = ({ general, threeYearLimit }: Setup): Data => ({ general, threeYearLimit })
const NAMES = 'general,threeYearLimit'
/** The options from data, or `undefined` if they are not exactly the options of this game. */
export function parseSetup(data: Data): Setup | undefined {
  if (!isRecord(data) || Object.keys(data).sort().join() !== NAMES) return undefined
  const { general, threeYearLimit } = data
  if (!isGeneral(general) || typeof threeYearLimit !== 'boolean') return undefined
  return { general, threeYearLimit }
}
const isGeneral = (data: Data | undefined): data is GeneralName =>
  typeof data === 'string' && Object.keys(generals).includes(data)
const isRecord = (data: Data): data is { readonly [key: string]: Data | undefined } =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

export function start(setup: Setup): Game {
  return {
    setup: { ...setup },
    phase: 'set up',
    round: 1,
    track: 0,
    trackAtStart: 0,
    fugitive: {
      hp: fugitiveCard.hp,
      energy: values.fugitive.energy,
      inTown: false,
      route: [],
      known: null,
      moves: [],
      acted: false,
    },
    government: { energy: 1, agents: [], army: [], armyPlaced: false, interrogations: 0 },
    bag: { silent: values.bag.silent, loyal: values.bag.loyal },
    assistance: fullDeck(),
  }
}

/** 3: the route begins at the crash site, which everybody knows, and the assistance board is filled. */
export function* setUp(game: Game): Rule<void> {
  const { handle } = yield* query(FUGITIVE, [
    { type: 'crash', node: CRASH, hides: { count: 1, claim: equals(fresh(), CRASH) } },
  ])
  game.fugitive.route.push(handle)
  game.fugitive.known = { node: CRASH, step: 0, round: 1 }
  yield* replenish(game)
  game.phase = 'Fugitive'
}
