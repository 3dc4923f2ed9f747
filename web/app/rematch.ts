/** Another game between the same two, as a screen shows it. */
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import type { Opponent, Proposal } from './view.ts'

/** A game that may be wished for, and what its reader would play; nothing where a roll decides. */
export interface Again {
  readonly proposal: Proposal
  readonly you?: Side
}
export interface Rematch {
  /**
   * `wished`: you asked, they have not answered. `asked`: they ask you, whatever you have said. `declined`: you asked, and
   * they would rather not. `agreed`: it begins. `begun`: it is there, in this browser.
   */
  readonly state: 'none' | 'wished' | 'asked' | 'declined' | 'agreed' | 'begun'
  /** by the same terms, with the same sides or the other way round */
  readonly same: Again
  readonly swapped: Again
  /** what you or they wish for */
  readonly wish?: Again
  /** the game that has begun */
  readonly game?: string
  /** the other seat is in this browser too, and asks for nothing: the next game begins at once */
  readonly here?: Exclude<Opponent, 'person'>
}
