/** Hidden movement: the route, its counter, and the moments when a location becomes public (4, 5.4). */
import type { Handle } from '../../../protocol/rules/index.ts'
import { asNode, type Node } from './board.ts'
import { normalCards } from './cards/assistance.ts'
import { generals } from './cards/generals.ts'
import { type Discovery, FUGITIVE, type Game, query, type Rule, tell, X } from './game.ts'
import { values } from './values.ts'

/** Where the Fugitive is. */
export function here(game: Game): Handle {
  const last = game.fugitive.route.at(-1)
  if (last === undefined) throw new Error('the route has not begun')
  return last
}
/** The last locations, the current one last; fewer while the route is short. A location may stand there twice. */
export const trail = (game: Game, depth: number): readonly Handle[] => game.fugitive.route.slice(-depth)
/** The same without the current one: where the Fugitive was. */
export const past = (game: Game, depth: number): readonly Handle[] => trail(game, depth).slice(0, -1)
/** How many of the last locations any rule can still ask for. What lies further back is only a number of ways. */
export const MEMORY: number = Math.max(
  ...Object.values(values.government.depth),
  ...Object.values(generals).map(general => general.officerDepth),
  normalCards['Search Parties'].depth,
)

/** 5.4: one space more. The counter stops on 15; only who began the turn there goes on to X. */
export function advanceTrack(game: Game): void {
  const { last } = values.track
  if (game.track < last) game.track += 1
  else if (game.trackAtStart >= last) game.track = X
}

/** 4.2: "I am at …". */
export function* declare(game: Game, how: Discovery): Rule<void> {
  const { value } = yield* query(FUGITIVE, [{ type: 'declare', opens: here(game) }])
  yield* found(game, asNode(value), how)
}

/** 4.2: the current location is public, and the counter falls to 0. */
export function* found(game: Game, node: Node, how: Discovery): Rule<void> {
  game.track = 0
  game.fugitive.known = { node, step: game.fugitive.route.length - 1, round: game.round }
  yield* tell({ type: 'found', node, how })
}
