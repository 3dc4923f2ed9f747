/** What goes between the session's worker and the worker in which a bot sits. */
import type { BotName } from '../../../src/bots/siberian-manhunt/players.ts'
import type { Notice } from '../../app/view.ts'
import type { Invite } from '../invite.ts'
import type { Order, Report } from '../transport/port.ts'

/** Which seat a bot takes, or comes back to. */
export interface BotStart {
  /** the name of the game in this browser: the bot keeps its seat under the same one, in a store of its own */
  readonly game: string
  readonly bot: BotName
  /** every guest gets the same; nothing in it is the player's own */
  readonly invite: Invite
  /** the version of the site that began the game */
  readonly version: string
  /** the two have met before: then the seat was kept */
  readonly met: boolean
}
export type ToBot =
  | ({ readonly type: 'start' } & BotStart)
  | { readonly type: 'report'; readonly report: Report }
  /** the player does not want to wait for the pause before this decision */
  | { readonly type: 'hurry' }
  | { readonly type: 'stop' }
export type FromBot =
  | { readonly type: 'order'; readonly order: Order }
  /** the bot cannot play on here */
  | { readonly type: 'refused'; readonly notice: Notice }

/** The line to a bot's worker. */
export interface BotLine {
  say(message: ToBot): void
}
/** From the page to a worker that a bot is to sit in: its end of the line, and how long it takes over a decision (ms). */
export interface SeatBot {
  readonly port: MessagePort
  readonly pause: number
}
