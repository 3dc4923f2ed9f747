import type { Random } from '../../protocol/crypto/keys.ts'
import type { View } from '../app/view.ts'
import type { Clock } from './clock.ts'
import type { BotLine, FromBot } from './device/messages.ts'
import type { Engine } from './engine.ts'
import type { Signal } from './signal.ts'
import type { Storage } from './storage/storage.ts'
import type { Order } from './transport/port.ts'

/** Everything outside that the session touches, handed in: in the browser by the worker, in tests by the test. */
export interface World {
  readonly storage: Storage
  /** where second seats of this device are kept: apart, so that nobody who reads the one reads the other */
  readonly second: Storage
  readonly clock: Clock
  readonly random: Random
  /** Fetches what plays. Rejects where it cannot be had: there is no network, and no copy yet. */
  engine(): Promise<Engine>
  /** Fetches what advises a player. Rejects where it cannot be had. */
  counsel(): Promise<typeof import('./counsel.ts')>
  /** to the page's transport */
  order(order: Order): void
  /** Opens a worker for a bot; what the bot orders of its end of the line is heard here. */
  seatBot(hear: (message: FromBot) => void): BotLine
  show(view: View): void
  /** What this tab is at: given back to it at its next start, and gone with it. `undefined`: nothing. */
  remember(place: string | undefined): void
  /**
   * Makes this the one tab that plays a game; gives the way to let go of it, or `undefined` if another tab has it and it is
   * only asked for. `lost` is called once if another tab takes it over.
   */
  claim(game: string, how: 'ask' | 'take over', lost: () => void): Promise<(() => void) | undefined>
  /** Asks the other tabs of this browser to take what a link brought for a game; whether one of them plays it. */
  pass(game: string, signal: Signal): Promise<boolean>
  /** an exception: a mistake of ours */
  broken(error: unknown): void
}

/** What one seat needs of it. */
export type SeatWorld = Pick<World, 'storage' | 'clock' | 'random' | 'order'>
