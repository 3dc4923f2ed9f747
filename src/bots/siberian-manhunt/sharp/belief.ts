/**
 * What the Government can believe about the route: every possible one (src/worlds), each as likely as a good Fugitive would
 * have gone it. The Fugitive keeps the same belief, since it follows from what is public.
 */
import { type Answer, toHandle } from '../../../../protocol/rules/index.ts'
import { asNode, type Node, places } from '../../../games/siberian-manhunt/board.ts'
import type { Game, ManhuntOption } from '../../../games/siberian-manhunt/game.ts'
import { afterAnswer } from '../../../worlds/siberian-manhunt/whereabouts.ts'
import { Worlds } from '../../../worlds/worlds.ts'
import type { ManhuntRun } from '../view.ts'
import { at, china, effortTo } from '../ways.ts'
import { spacesFrom } from './geometry.ts'

/** Effort to the border in a mean season. */
export const border = effortTo(china, 3)

/** How likely a good Fugitive is to take a step that brings them nearer to the border, keeps the distance, or goes back. */
const ONWARD = 1
const ASIDE = 0.35
const BACK = 0.12
/** How much less likely they are to end a step where an agent can be at once. */
const NEAR_AGENT = 0.6

/** The likelihood of one step among all others, as the situation was when it was made. */
export function likelihood({ government: { agents } }: Game, from: number | undefined, to: number): number {
  if (from === undefined) return 1
  const gained = Math.sign(at(border, from) - at(border, to))
  const near = agents.some(one => (spacesFrom(one.at)[to - 1] ?? 99) <= 2) ? NEAR_AGENT : 1
  return near * (gained > 0 ? ONWARD : gained === 0 ? ASIDE : BACK)
}

/** How likely each location is to be where the Fugitive stands, by node - 1; and which of them are possible. */
export interface Spread {
  readonly nodes: readonly Node[]
  readonly share: readonly number[]
}
export const nowhere: Spread = { nodes: [], share: [] }
export const shareAt = ({ share }: Spread, node: number): number => share[node - 1] ?? 0

/** A spread with these weights, which need not add up to 1. */
export function spreadOf(weights: Iterable<readonly [number, number]>): Spread {
  const share: number[] = places.map(() => 0)
  const nodes: Node[] = []
  let sum = 0
  for (const [value, weight] of weights) {
    if (weight <= 0) continue
    if (share[value - 1] === 0) nodes.push(asNode(value))
    share[value - 1] = (share[value - 1] ?? 0) + weight
    sum += weight
  }
  for (const node of nodes) share[node - 1] = (share[node - 1] ?? 0) / sum
  return { nodes, share }
}
/** The same without those places. */
export const without = (spread: Spread, gone: readonly number[]): Spread =>
  spreadOf(spread.nodes.flatMap(node => (gone.includes(node) ? [] : [[node, shareAt(spread, node)] as const])))

export class Belief {
  /** the number of points past which worlds are blurred; a belief is cheap to keep below it */
  constructor(limit: number) {
    this.worlds = Worlds.start(limit)
  }
  worlds: Worlds
  private spreadNow: Spread | undefined

  watch({ request, state }: ManhuntRun, answer: Answer): void {
    if (request === undefined) return
    const before = this.worlds
    this.worlds = afterAnswer(before, request, answer, (from, [to = 0]) => likelihood(state, from, to))
    if (this.worlds !== before) this.spreadNow = undefined
  }

  /** Where the Fugitive stands. */
  get here(): Spread {
    this.spreadNow ??= spreadOf(this.worlds.values(this.worlds.handles.at(-1) ?? toHandle(0)))
    return this.spreadNow
  }
  /** What would be believed if the Fugitive gave that answer, and how likely they are to give it. */
  supposing({ claim }: Pick<ManhuntOption, 'claim'>): { readonly share: number; readonly here: Spread } {
    if (claim === undefined) return { share: 1, here: this.here }
    const worlds = this.worlds.knowing(claim)
    const ways = worlds.ways
    const last = worlds.handles.at(-1)
    if (ways === 0 || last === undefined) return { share: 0, here: nowhere }
    return { share: ways / this.worlds.ways, here: spreadOf(worlds.values(last)) }
  }
}
