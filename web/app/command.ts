/** How a screen asks for something: an event that rises to the app, which owns the line to the session. */
import type { Moment } from './replay.ts'
import type { Command } from './view.ts'

/** Which moment of a finished game is wanted, and where it goes. */
export interface Wanted {
  readonly entry: number
  readonly give: (moment: Moment) => void
}

declare global {
  interface HTMLElementEventMap {
    'manhunt-command': CustomEvent<Command>
    'manhunt-moment': CustomEvent<Wanted>
  }
}

export function ask(from: EventTarget, command: Command): void {
  from.dispatchEvent(new CustomEvent('manhunt-command', { detail: command, bubbles: true, composed: true }))
}
/** Asks how a finished game stood after an entry. Nothing comes back while the game is not audited. */
export function askMoment(from: EventTarget, wanted: Wanted): void {
  from.dispatchEvent(new CustomEvent('manhunt-moment', { detail: wanted, bubbles: true, composed: true }))
}
