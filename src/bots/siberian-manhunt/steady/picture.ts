/** What a Government of average wits makes of what is public. */
import type { Node } from '../../../games/siberian-manhunt/board.ts'
import type { Advice } from '../advice.ts'
import type { GovernmentView } from '../view.ts'
import { at, china, effortTo, spacesTo } from '../ways.ts'

export interface Picture {
  /** how likely the Fugitive is to be there: shares that add up to 1 */
  readonly share: ReadonlyMap<Node, number>
  /** the likeliest place, and its share */
  readonly likeliest: Node | undefined
  readonly certainty: number
  /** for every location, spaces to the nearest of the likelier places */
  readonly near: readonly number[]
}
/** A look at a decision with that picture in mind. */
export type Order = (view: GovernmentView, picture: Picture) => Advice | undefined

/** Effort to the border in a mean season; what stands in the way does not matter. */
export const border = effortTo(china, 3)

export function pictureOf(places: ReadonlySet<Node>): Picture {
  const weights = [...places].map(node => [node, 1 / (4 + Math.min(60, at(border, node)))] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  const share = new Map(weights.map(([node, weight]) => [node, weight / sum]))
  const ranked = [...share].sort((a, b) => b[1] - a[1])
  const likelier = ranked.slice(0, Math.max(1, Math.ceil(ranked.length / 3))).map(([node]) => node)
  const [top] = ranked
  return { share, likeliest: top?.[0], certainty: top?.[1] ?? 0, near: spacesTo(likelier) }
}
