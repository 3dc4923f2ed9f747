/**
 * Keeps one side findable, or looking for the other one, for as long as the page is open: after a reload, a lost channel
 * or a lost broker it goes on by itself. Whom it found is for the handshake to say.
 */
import type { Fingerprints } from '../../protocol/session/fingerprints.ts'
import type { Notice } from '../app/view.ts'
import type { Clock } from './clock.ts'
import type { Channel, Order, Report } from './transport/port.ts'

export interface LineHears {
  opened(channel: Channel, fingerprints: Fingerprints): void
  message(channel: Channel, message: Uint8Array): void
  closed(channel: Channel): void
  pulse(channel: Channel, pulse: { readonly roundTrip?: number; readonly silentSince?: number }): void
  /** somebody else holds the name at the broker */
  nameTaken(): void
  /** it is found, or in trouble, or out of it */
  changed(): void
}

/** Between the dials of one round, and between rounds, in milliseconds. */
const STAGGER = 200
const PAUSES = [300, 1_000, 2_000, 4_000] as const

export class Line {
  private names: ((round: number) => readonly string[]) | undefined
  private readonly open = new Set<Channel>()
  /** of the open ones: nothing has come for a while */
  private readonly silent = new Set<Channel>()
  private readonly dials = new Set<Channel>()
  private round = 0
  private pauses = 0
  private timers: (() => void)[] = []
  private dialled = 0
  private listens = false
  private left = false
  private problem: Notice | undefined

  constructor(
    private readonly clock: Clock,
    private readonly order: (order: Order) => void,
    private readonly hears: LineHears,
  ) {}

  /** found under its name at this moment, as far as is known */
  get listening(): boolean {
    return this.listens
  }
  /** why nobody is reached */
  get trouble(): Notice | undefined {
    return this.problem
  }

  listen(name: string, token: string): void {
    this.listens = false
    this.order({ type: 'listen', name, token })
  }
  /**
   * Dials the names that this gives for each round, one after another, until a channel is open; again whenever none is. One
   * that is silent stays open and does not count: whoever was killed and is back is found long before that one ends.
   */
  seek(names: (round: number) => readonly string[]): void {
    this.names = names
    this.round = 0
    this.pauses = 0
    this.look()
  }
  send(channel: Channel, message: Uint8Array): void {
    this.order({ type: 'send', channel, message })
  }
  /** Closes a channel; whoever seeks looks again after a pause. */
  close(channel: Channel): void {
    if (!this.forget(channel)) return
    this.order({ type: 'close', channel })
    this.lookLater()
  }
  /** Closes a channel that brings more than any honest client sends; whoever seeks looks again after a long pause. */
  cut(channel: Channel): void {
    if (!this.open.has(channel)) return
    this.order({ type: 'close', channel })
    this.pauses = PAUSES.length
    this.failed({ type: 'failed', channel, code: 'flood' })
  }
  /**
   * Lets go of everything but one channel, which another line {@link adopt}s: from then on this one orders nothing. Gives how
   * many channels it dialled.
   */
  leave(channel: Channel): number {
    for (const other of this.open) if (other !== channel) this.order({ type: 'close', channel: other })
    this.names = undefined
    this.halt()
    this.forgetAll()
    this.left = true
    return this.dialled
  }
  /** Goes on with a channel that is open. */
  adopt(channel: Channel, dialled: number): void {
    this.open.add(channel)
    this.dialled = dialled
  }
  stop(): void {
    if (this.left) return
    this.names = undefined
    this.halt()
    this.forgetAll()
    this.dials.clear()
    this.listens = false
    this.order({ type: 'stop' })
  }
  /** What was found works: the next time it is looked for at once. */
  proven(): void {
    this.pauses = 0
    this.round = 0
  }

  report(report: Report): void {
    switch (report.type) {
      case 'listening':
        this.listens = true
        this.problem = undefined
        this.hears.changed()
        break
      case 'open':
        this.opened(report.channel, report.fingerprints, report.dialled)
        break
      case 'message':
        if (this.open.has(report.channel)) this.hears.message(report.channel, report.message)
        break
      case 'closed':
        this.ended(report.channel)
        break
      case 'failed':
        this.failed(report)
        break
      case 'pulse':
        if (this.open.has(report.channel)) this.felt(report)
    }
  }

  private opened(channel: Channel, fingerprints: Fingerprints, dialled: boolean): void {
    const wanted = !dialled || (this.dials.delete(channel) && !this.reached)
    if (!wanted) {
      this.order({ type: 'close', channel })
      return
    }
    this.open.add(channel)
    this.problem = undefined
    this.halt()
    this.hears.opened(channel, fingerprints)
  }
  private ended(channel: Channel): void {
    if (!this.forget(channel)) return
    this.hears.closed(channel)
    this.lookLater()
  }
  private felt(pulse: Report & { readonly type: 'pulse' }): void {
    const { channel, silentSince } = pulse
    if (silentSince !== undefined) {
      this.silent.add(channel)
      this.lookLater()
    } else if (this.silent.delete(channel)) {
      this.problem = undefined
      this.halt()
    }
    this.hears.pulse(channel, pulse)
  }
  private failed({ channel, code, cause }: Report & { readonly type: 'failed' }): void {
    const problem: Notice = { code, ...(cause && { cause: cause.error, at: cause.at }) }
    if (channel === undefined) {
      this.listens = false
      this.problem = problem
      if (code === 'name-taken') this.hears.nameTaken()
      this.hears.changed()
    } else if (this.open.has(channel)) {
      this.problem = problem
      this.ended(channel)
    } else if (this.dials.delete(channel)) {
      // Of several names at most one is right: what was heard there says more than that the others are empty.
      if (code !== 'peer-unavailable' || this.problem?.code !== 'no-route') this.problem = problem
      this.hears.changed()
      if (this.dials.size === 0 && this.timers.length === 0) this.lookLater()
    }
  }

  /** an open channel is in use */
  private get reached(): boolean {
    return this.open.size > this.silent.size
  }
  private forget(channel: Channel): boolean {
    this.silent.delete(channel)
    return this.open.delete(channel)
  }
  private forgetAll(): void {
    this.silent.clear()
    this.open.clear()
  }

  // ---- looking ---------------------------------------------------------------------------------------------------

  private look(): void {
    if (this.names === undefined || this.reached) return
    this.halt()
    const names = this.names(this.round++)
    for (const [index, name] of names.entries()) this.later(index * STAGGER, () => this.dial(name))
  }
  private dial(name: string): void {
    if (this.names === undefined || this.reached) return
    const channel = `out${++this.dialled}`
    this.dials.add(channel)
    this.order({ type: 'dial', channel, name })
  }
  private lookLater(): void {
    if (this.names === undefined || this.reached) return
    this.halt()
    const pause = PAUSES[Math.min(this.pauses++, PAUSES.length - 1)] ?? 0
    this.later(pause, () => this.look())
  }
  private later(milliseconds: number, then: () => void): void {
    const stop = this.clock.after(milliseconds, () => {
      this.timers = this.timers.filter(one => one !== stop)
      then()
    })
    this.timers.push(stop)
  }
  /** Stops looking: what was dialled is not waited for any more. */
  private halt(): void {
    for (const stop of this.timers.splice(0)) stop()
    for (const channel of this.dials) this.order({ type: 'close', channel })
    this.dials.clear()
  }
}
