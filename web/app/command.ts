/** How a screen asks for something: an event that rises to the app, which owns the line to the session. */
import type { Side } from '../../src/games/siberian-manhunt/game.ts'
import type { Command, SaveAsked } from './commands.ts'
import type { Hint, Review } from './counsel.ts'
import type { Moment } from './replay.ts'

/** Which moment of a finished game is wanted, and where it goes. */
export interface Wanted {
  readonly entry: number
  readonly give: (moment: Moment) => void
}
/** Where a hint goes; nothing comes to it where there is none to give. */
export interface HintWanted {
  readonly give: (hint: Hint | undefined) => void
}
/** Whose decisions are to be gone through, and where that goes; nothing comes to it if they cannot be judged. */
export interface ReviewWanted {
  readonly side: Side
  readonly give: (review: Review | undefined) => void
}
/** How this seat becomes a file, and what is called when the reader has it, or it cannot be had. */
export interface Saving {
  readonly asked: SaveAsked
  readonly done: () => void
}

declare global {
  interface HTMLElementEventMap {
    'manhunt-command': CustomEvent<Command>
    'manhunt-moment': CustomEvent<Wanted>
    'manhunt-hint': CustomEvent<HintWanted>
    'manhunt-review': CustomEvent<ReviewWanted>
    'manhunt-save': CustomEvent<Saving>
  }
}

export function ask(from: EventTarget, command: Command): void {
  from.dispatchEvent(new CustomEvent('manhunt-command', { detail: command, bubbles: true, composed: true }))
}
/** Asks how a finished game stood after an entry. Nothing comes back while the game is not audited. */
export function askMoment(from: EventTarget, wanted: Wanted): void {
  from.dispatchEvent(new CustomEvent('manhunt-moment', { detail: wanted, bubbles: true, composed: true }))
}
/** Asks what a good player would do now. */
export function askHint(from: EventTarget, wanted: HintWanted): void {
  from.dispatchEvent(new CustomEvent('manhunt-hint', { detail: wanted, bubbles: true, composed: true }))
}
/** Asks for the costliest decisions of a finished game. */
export function askReview(from: EventTarget, wanted: ReviewWanted): void {
  from.dispatchEvent(new CustomEvent('manhunt-review', { detail: wanted, bubbles: true, composed: true }))
}
/** Asks for this seat as a file. That takes about a second. */
export function askSave(from: EventTarget, saving: Saving): void {
  from.dispatchEvent(new CustomEvent('manhunt-save', { detail: saving, bubbles: true, composed: true }))
}
