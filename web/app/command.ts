/** How a screen asks for something: an event that rises to the app, which owns the line to the session. */
import type { Command } from './view.ts'

declare global {
  interface HTMLElementEventMap {
    'manhunt-command': CustomEvent<Command>
  }
}

export function ask(from: EventTarget, command: Command): void {
  from.dispatchEvent(new CustomEvent('manhunt-command', { detail: command, bubbles: true, composed: true }))
}
