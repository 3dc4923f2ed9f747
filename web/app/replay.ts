/** A game that is over, as the page goes through it again: how it stood after each entry, and what changed over time. */
import type { AgentKind, Game } from '../../src/games/siberian-manhunt/game.ts'
import type { ShownAids } from './aids.ts'

/** How the game stood after an entry, with what only the audit could open. */
export interface Moment {
  readonly entry: number
  /** what was public then */
  readonly game: Game
  /** the Fugitive's hidden numbers up to then, by handle; those that were opened in the end */
  readonly secrets: ReadonlyMap<number, number>
  /** what the Government could know then, whether or not the players had agreed to be shown it */
  readonly aids: Required<Pick<ShownAids, 'possibilities' | 'searches'>>
}

/** What a plot shows of the moment after an entry. */
export interface Point {
  readonly entry: number
  readonly round: number
  readonly phase: Game['phase']
  readonly winter: boolean
  /** spaces by road and water from the Fugitive to the nearest agent; unknown where the route is not opened */
  readonly distance?: number
  /** how many locations the Fugitive could be at, as far as the Government could know; 0 before set-up */
  readonly possible: number
  readonly fugitiveEnergy: number
  readonly governmentEnergy: number
  /** where the agents stood, in their order */
  readonly agents: readonly { readonly kind: AgentKind; readonly at: number }[]
  readonly silent: number
  readonly loyal: number
}
