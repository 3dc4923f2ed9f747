/** The worlds beside all routes one by one, on a small board. Loaded after the board was put in the place of the real one. */

import type { Answer, Request } from '../../../../protocol/rules/index.ts'
import type { ManhuntPolicy } from '../../../../src/bots/siberian-manhunt/view.ts'
import { newItem } from '../../../../src/games/siberian-manhunt/belongings.ts'
import { towns } from '../../../../src/games/siberian-manhunt/board.ts'
import type { ManhuntOption, Setup } from '../../../../src/games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../../../../src/games/siberian-manhunt/rules.ts'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { LocalGame, pick, randomPolicy, seeded, step } from '../../../../src/local/index.ts'
import { whereabouts } from '../../../../src/worlds/siberian-manhunt/whereabouts.ts'
import type { Worlds } from '../../../../src/worlds/worlds.ts'
import { Announced } from './announced.ts'

/** One of the first sort that is there, three times in four; else anything. */
const liking =
  (...types: readonly ((option: ManhuntOption) => boolean)[]): ManhuntPolicy =>
  view => {
    const liked = view.random(4) > 0 ? types : []
    for (const isLiked of liked) {
      const found = view.plays.filter(({ option }) => view.options.slice(option, option + 1).some(isLiked))
      if (found.length > 0) return pick(found, view.random)
    }
    return randomPolicy(view)
  }
const is =
  (...types: readonly ManhuntOption['type'][]) =>
  (option: ManhuntOption) =>
    types.includes(option.type)

/** The game, begun with things that are rare, with officers enough for an interrogation, and with a town that talks. */
const equipped: typeof siberianManhunt = {
  ...siberianManhunt,
  start: setup => {
    const game = siberianManhunt.start(setup)
    game.fugitive.inventory.items.push(newItem('Railway ticket'), newItem('Railway ticket'))
    game.fugitive.campsite.items.push(newItem('Motorcycle'))
    for (const at of towns.slice(0, 2)) game.government.agents.push({ kind: 'KGB', at, state: 'ready' })
    const assistance = { ...game.assistance, reserve: 'Aerial Search' as const }
    return { ...game, assistance, track: 5, bag: { silent: 5, loyal: 5 } }
  },
}

/** They move by everything that goes, and get hurt. */
const traveller = liking(
  is('ride', 'railway', 'hitch-hike', 'ride on'),
  is('attack agent'),
  is('bush-whack'),
  is('urban search'),
)
/** It asks whatever it can, from few pawns, so that a town is left. */
const asker = liking(
  option =>
    option.type === 'play reserve' ||
    (option.type === 'buy' && option.put === 'use' && ['Aerial Search', 'Search Parties'].includes(option.card)),
  is('interrogate', 'search', 'capture', 'attack'),
  is('move agent'),
  is('end turn'),
)
const sparing: ManhuntPolicy = view => {
  const { agents, army } = view.run.state.government
  const grows = ({ type, ...option }: ManhuntOption) =>
    (agents.length > 2 && (type === 'upgrade' || ('card' in option && option.card === 'Recruit'))) ||
    (army.length > 0 && type === 'red army')
  const plays = view.plays.filter(({ option }) => !view.options.slice(option, option + 1).some(grows))
  return asker({ ...view, plays })
}

/** What a choice of the Fugitive makes known: all routes, counted by their last six locations. */
export interface Told {
  readonly request: Request<ManhuntOption>
  readonly answer: Answer
  readonly known: string
}

/** Plays until all routes together are more than `most`, and writes down what is known after every choice of the Fugitive. */
export function* stories(games: number, seed: number, most: number): Generator<readonly Told[]> {
  for (let number = 0; number < games; number++) {
    const story: Told[] = []
    const announced = new Announced()
    const setup: Setup = { ...usualSetup, general: number % 2 === 0 ? 'none' : 'Zakharov' }
    const game = LocalGame.start(equipped, setup)
    const random = seeded(seed, number)
    game.watchers.push({
      watch({ state, request }, answer) {
        if (request === undefined) return
        const before = announced.routes
        announced.hear(state, request, answer)
        if (announced.routes === before) return
        const known = counted(announced.routes.map(route => [route.slice(-6).join(), 1]))
        story.push({ request, answer, known })
      },
    })
    while (game.run.outcome === undefined && announced.routes.length <= most) step(game, [traveller, sparing], random)
    yield story
  }
}

/** The worlds as text in the same way; throws unless they have the same last location in the same number of ways. */
export function knownFrom(worlds: Worlds): string {
  const all = [...worlds.each()]
  const places = counted(whereabouts(worlds).map(({ node, share }) => [String(node), share * worlds.ways]))
  if (places !== counted(all.map(({ values, ways }) => [String(values.at(-1)), ways])))
    throw new Error(`not at ${places}`)
  return counted(all.map(({ values, ways }) => [values.join(), ways]))
}

function counted(found: readonly (readonly [string, number])[]): string {
  const counts = new Map<string, number>()
  for (const [text, ways] of found) counts.set(text, (counts.get(text) ?? 0) + ways)
  return [...counts]
    .map(([text, ways]) => `${text}: ${Math.round(ways)}`)
    .sort()
    .join('\n')
}
