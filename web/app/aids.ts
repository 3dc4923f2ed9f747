/** Aids to deduction as the page gets them: only those that the players have agreed on. */
import type { Searcher } from '../../src/worlds/siberian-manhunt/searches.ts'

export interface ShownAids {
  readonly possibilities?: Possibilities
  /** oldest first */
  readonly searches?: readonly Search[]
  /** this player's own; they never leave this browser */
  readonly markers?: readonly Marker[]
}

/** Where the Fugitive can be, from public facts alone: the same on both sides. */
export interface Possibilities {
  /** the likeliest first, if all routes are equally likely; never empty once the game has begun */
  readonly places: readonly Possible[]
  /** false: all that is possible is there, and something more */
  readonly exact: boolean
  /** for the Fugitive's decision: how many places are possible after it */
  readonly after: Prospects
  /** the same for what is planned and not sent: after all of it, and after one choice more */
  readonly planned?: { readonly places: number; readonly after: Prospects }
}
/** How many places are possible after an option, by its index; only for options that say something of the route. */
export type Prospects = ReadonlyMap<number, number>
export interface Possible {
  readonly node: number
  /** of all routes, more than 0, at most 1 */
  readonly share: number
  /** the end of one of the likeliest routes there, oldest first, the place itself last */
  readonly route: readonly number[]
}

export interface Search {
  readonly round: number
  readonly by: Searcher
  /** of an aerial search the middle */
  readonly node: number
  readonly spaces: number
  readonly answer: 'here' | 'trail' | 'nothing' | 'not here'
}

export const markerKinds = ['question', 'tracker'] as const
export type MarkerKind = (typeof markerKinds)[number]
export interface Marker {
  readonly node: number
  readonly kind: MarkerKind
}
