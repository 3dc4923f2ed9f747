/**
 * From tab to tab of one browser: a link that a player opens comes up in a new tab, but the channel that it is meant for
 * waits in the one where the game is.
 */
import { toHex } from '../../protocol/bytes/text.ts'
import type { Random } from '../../protocol/crypto/keys.ts'
import type { Clock } from './clock.ts'
import type { Signal } from './signal.ts'

/** How long a tab is waited for that may have the game, in milliseconds. */
const PATIENCE = 1_000

type Said =
  | { readonly type: 'take'; readonly id: string; readonly game: string; readonly signal: Signal }
  | { readonly type: 'taken'; readonly id: string }

export class Tabs {
  private readonly channel = new BroadcastChannel('signals')
  private readonly asked = new Map<string, () => void>()

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    /** gives this tab's game a signal; whether it has that game */
    private readonly take: (game: string, signal: Signal) => boolean,
  ) {
    this.channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.type === 'taken') this.asked.get(data.id)?.()
      else if (this.take(data.game, data.signal)) this.say({ type: 'taken', id: data.id })
    })
  }

  /** Whether another tab has the game and took the signal. */
  pass(game: string, signal: Signal): Promise<boolean> {
    const id = toHex(this.random(8))
    return new Promise(resolve => {
      const done = (taken: boolean): void => {
        this.asked.delete(id)
        stop()
        resolve(taken)
      }
      const stop = this.clock.after(PATIENCE, () => done(false))
      this.asked.set(id, () => done(true))
      this.say({ type: 'take', id, game, signal })
    })
  }
  private say(said: Said): void {
    this.channel.postMessage(said)
  }
}
