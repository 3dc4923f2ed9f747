/**
 * Connecting without a broker: one side makes an offer, the other one answers it, and the players carry both across by
 * themselves. Every offer is for one channel; the handshake on it is the same as on any other.
 */
import { equal } from '../../protocol/bytes/hash.ts'
import { toHex } from '../../protocol/bytes/text.ts'
import type { Random } from '../../protocol/crypto/keys.ts'
import type { Notice, Exchange as Shown } from '../app/view.ts'
import { EXCHANGE_BYTES, type Signal } from './signal.ts'
import type { Channel, Order, Report } from './transport/port.ts'

type Step = 'preparing' | 'offer' | 'answer' | 'connecting'

interface Under {
  readonly step: Step
  readonly channel: Channel
  readonly exchange: Uint8Array
  readonly kind: Signal['kind']
  /** what has to be carried over */
  readonly signal?: Signal
}

export class Exchange {
  private now: Under | undefined
  private trouble: Notice | undefined

  constructor(
    /** which game it is for */
    private readonly game: Uint8Array,
    private readonly random: Random,
    private readonly order: (order: Order) => void,
  ) {}

  /** Makes an offer, in place of what was under way. */
  offer(): void {
    const channel = this.begin('offer', this.random(EXCHANGE_BYTES))
    this.order({ type: 'offer', channel })
  }
  /** Takes what the other player carried over, or why it could not be read. What does not fit only is said. */
  take(signal: Signal | Notice): void {
    const { now } = this
    if ('code' in signal) this.trouble = signal
    else if (!equal(signal.game, this.game)) this.trouble = { code: 'signal-other-game' }
    else if (signal.kind === 'offer') {
      if (now !== undefined && equal(now.exchange, signal.exchange)) this.again(now)
      else {
        const channel = this.begin('answer', signal.exchange)
        this.order({ type: 'answer', channel, description: signal.description })
      }
    } else if (now?.kind === 'offer' && equal(now.exchange, signal.exchange)) {
      if (now.step !== 'offer') return
      this.now = { ...now, step: 'connecting' }
      this.trouble = undefined
      this.order({ type: 'accept', channel: now.channel, description: signal.description })
    } else this.trouble = { code: 'signal-stale' }
  }
  /** Gives up what is under way. */
  stop(): void {
    if (this.now !== undefined) this.order({ type: 'close', channel: this.now.channel })
    this.now = undefined
    this.trouble = undefined
  }
  report(report: Report): void {
    const { now } = this
    if (now === undefined || !('channel' in report) || report.channel !== now.channel) return
    if (report.type === 'described') {
      const { exchange, kind } = now
      const signal = { kind, exchange, game: this.game, description: report.description }
      this.now = { ...now, step: kind, signal }
    } else if (report.type === 'failed') {
      this.now = undefined
      this.trouble = { code: report.code }
    } else if (report.type === 'open') {
      this.now = undefined
      this.trouble = undefined
    }
  }

  /** How it stands; `link` makes a link of what has to be carried over. */
  shown(link: (signal: Signal) => string): Shown | undefined {
    const { now, trouble } = this
    const beside = trouble === undefined ? {} : { trouble }
    if (now === undefined) return trouble && { step: 'failed', trouble }
    if (now.signal === undefined || now.step === 'preparing') return { step: 'preparing', ...beside }
    return now.step === 'connecting'
      ? { step: 'connecting', ...beside }
      : { step: now.step, link: link(now.signal), ...beside }
  }

  private begin(kind: Signal['kind'], exchange: Uint8Array): Channel {
    this.stop()
    const channel = `hand ${toHex(this.random(EXCHANGE_BYTES))}`
    this.now = { step: 'preparing', channel, exchange, kind }
    return channel
  }
  /** The same offer once more: the answer stands. Our own one is of use to the other side only. */
  private again(now: Under): void {
    this.trouble = now.kind === 'offer' ? { code: 'signal-own' } : undefined
  }
}
