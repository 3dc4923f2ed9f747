/** Hints at a practice table, and the review of a game that is over: plain data for the page. */
import type { Play } from '../../protocol/rules/index.ts'
import type { Reason } from '../../src/bots/siberian-manhunt/advice.ts'
import type { AgentKind } from '../../src/games/siberian-manhunt/game.ts'
import type { ShownOption } from './view.ts'

/** A play, and why one would choose it. */
export interface Advised {
  readonly play: Play
  readonly option: ShownOption
  readonly reason: Reason
}
/** What the counsel would do in the decision that was open at this height. */
export interface Hint extends Advised {
  readonly height: number
}

/** A decision that cost something, and what would have been better. */
export interface Judged {
  /** the entry in which it was taken */
  readonly entry: number
  readonly round: number
  readonly play: Play
  readonly option: ShownOption
  readonly better: Advised
  /** more than 0, on a scale on which 1 is about a game */
  readonly loss: number
  /** what the words about both need of that moment: the agents in their order, and the season */
  readonly agents: readonly AgentKind[]
  readonly winter: boolean
  /** where the Fugitive stood, if this side knows */
  readonly from?: number
}
/** The costliest decisions of one side, the costliest first; empty if none was found. */
export interface Review {
  readonly side: 'Fugitive' | 'Government'
  readonly decisions: readonly Judged[]
  /** how many decisions could be compared */
  readonly compared: number
}
