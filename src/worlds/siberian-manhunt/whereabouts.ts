/**
 * Where the Fugitive can be, as far as the Government can know: the worlds of the route, of which only the last locations
 * matter (docs/rules/siberian-manhunt.md, 4.3). Both sides compute the same from the same choices.
 */
import type { Answer, Handle, Request } from '../../../protocol/rules/index.ts'
import { asNode, type Node } from '../../games/siberian-manhunt/board.ts'
import { FUGITIVE, type ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import { MEMORY } from '../../games/siberian-manhunt/hidden.ts'
import type { Weigh } from '../narrow.ts'
import type { Choice, Worlds } from '../worlds.ts'

/** What is known after a choice of the Fugitive, an answer to a query included. Every number they hide is a location of the route. */
export function afterChoice(worlds: Worlds, choice: Choice, weigh?: Weigh): Worlds {
  const next = worlds.chosen(choice, weigh)
  return choice.handles.length === 0 ? next : next.keep(next.handles.slice(-MEMORY))
}

/** The same from a request and its answer; what the Government chooses and what is rolled says nothing of the route. */
export function afterAnswer(worlds: Worlds, request: Request<ManhuntOption>, answer: Answer, weigh?: Weigh): Worlds {
  if (request.type !== 'choose' || request.role !== FUGITIVE || answer.type !== 'choice') return worlds
  const option = request.options[answer.option]
  return option === undefined ? worlds : afterChoice(worlds, { ...answer, option }, weigh)
}

export interface Whereabout {
  readonly node: Node
  /** routes that end there; exact up to 2^53 if the worlds are */
  readonly ways: number
  /** of all routes, more than 0, at most 1 */
  readonly share: number
}

/** Every location where the Fugitive can be, the likeliest first if every route is equally likely; empty before set-up. */
export function whereabouts(worlds: Worlds): readonly Whereabout[] {
  const here = worlds.handles.at(-1)
  return here === undefined ? [] : locationsOf(worlds, here)
}
/** Every location that the hidden number can be. */
export function locationsOf(worlds: Worlds, handle: Handle): readonly Whereabout[] {
  const values = [...worlds.values(handle)]
  const all = values.reduce((sum, [, ways]) => sum + ways, 0)
  return values
    .map(([value, ways]) => ({ node: asNode(value), ways, share: ways / all }))
    .sort((a, b) => b.ways - a.ways || a.node - b.node)
}
