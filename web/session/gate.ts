/**
 * Which channel is the session: a guest's newest one, and at the host the one whose handshake was completed last. Whoever
 * else is at the door is heard one by one and ends nothing.
 */
import type { Fingerprints } from '../../protocol/session/fingerprints.ts'
import type { Knock } from '../../protocol/session/knock.ts'
import type { Effect } from '../../protocol/session/outbox.ts'
import type { Connection } from '../app/view.ts'
import { connectionOf } from './connection.ts'
import { Exchange } from './exchange.ts'
import type { Handover } from './handover.ts'
import { Line } from './line.ts'
import type { Peer } from './manhunt.ts'
import type { Signal } from './signal.ts'
import { Bucket } from './transport/bucket.ts'
import type { Channel, Report } from './transport/port.ts'
import type { SeatWorld } from './world.ts'

/**
 * How long a handshake may take and how often the two sides tell each other how much they have, in milliseconds; how many
 * strangers may knock at once.
 */
const LIMITS = { greeting: 15_000, checkIn: 10_000, knocks: 4 } as const
/** Messages that were not taken, on the session's channel; channels that strangers open, and what they say on each. */
const RATES = {
  junk: { burst: 256, perSecond: 2 },
  knocks: { burst: 30, perSecond: 0.5 },
  greeting: { burst: 8, perSecond: 0 },
} as const

/** Whose gate it is. */
export interface Inside {
  readonly peer: Peer
  /** false while nobody can be let in */
  readonly ready: boolean
  /** lets the peer take a step that may bring an entry */
  take(step: (peer: Peer) => readonly Effect[]): readonly Effect[]
  /** carries out what the peer wants done about this channel, or about none */
  carryOut(effects: readonly Effect[], channel: Channel | undefined): Promise<void>
  /** whether this message begins the next game's handshake, to which the channel then goes */
  movesOn(channel: Channel, message: Uint8Array): boolean
  /** after what the session's channel brought */
  settle(): Promise<void>
  /** does something when everything before is done */
  add(task: () => Promise<void>): void
  nameTaken(): void
  changed(): void
}

export class Gate {
  private readonly line: Line
  /** what the players carry across themselves */
  readonly exchange: Exchange
  private current: Channel | undefined
  /** of the channels that are open */
  private readonly certificates = new Map<Channel, Fingerprints>()
  private readonly knocks = new Map<Channel, { readonly knock: Knock; readonly said: Bucket }>()
  private readonly knocking: Bucket
  private junk: Bucket
  private counter = 0
  private pulse: { readonly roundTrip?: number; readonly silentSince?: number } = {}
  private goneSince: number | undefined
  private stopChecking: () => void = () => {}

  constructor(
    private readonly world: SeatWorld,
    private readonly inside: Inside,
    game: Uint8Array,
  ) {
    this.exchange = new Exchange(game, world.random, order => world.order(order))
    this.knocking = new Bucket(world.clock, RATES.knocks)
    this.junk = new Bucket(world.clock, RATES.junk)
    this.line = new Line(world.clock, order => world.order(order), {
      opened: (channel, fingerprints) => inside.add(() => this.opened(channel, fingerprints)),
      message: (channel, message) => inside.add(() => this.heard(channel, message)),
      closed: channel => inside.add(() => this.closed(channel)),
      pulse: (channel, pulse) => this.felt(channel, pulse),
      nameTaken: () => inside.nameTaken(),
      changed: () => inside.changed(),
    })
  }

  /** the session's channel, or that of a guest's handshake */
  get session(): Channel | undefined {
    return this.current
  }
  /** `counter` says which of its names the host listens under. */
  listen(name: string, token: string, counter: number): void {
    this.counter = counter
    this.line.listen(name, token)
  }
  seek(names: (round: number) => readonly string[]): void {
    this.line.seek(names)
  }
  send(channel: Channel, message: Uint8Array): void {
    this.line.send(channel, message)
  }
  report(report: Report): void {
    this.exchange.report(report)
    this.line.report(report)
    if (report.type === 'described' || report.type === 'failed') this.inside.changed()
  }
  /** A session is up: when it is lost, the other side is looked for at once. */
  proven(): void {
    this.goneSince = undefined
    this.line.proven()
  }
  /** Tells the other side again and again how much there is here, so that what got lost is sent again. */
  private checkInLater(channel: Channel): void {
    this.stopChecking()
    const { clock } = this.world
    this.stopChecking = clock.after(LIMITS.checkIn, () => this.inside.add(() => this.checkIn(channel)))
  }
  private async checkIn(channel: Channel): Promise<void> {
    if (channel !== this.current) return
    if (this.inside.ready) await this.inside.carryOut(this.inside.peer.checkIn(), channel)
    this.checkInLater(channel)
  }
  /** Closes a channel; whether it was the session's. */
  drop(channel: Channel): boolean {
    this.knocks.delete(channel)
    this.certificates.delete(channel)
    this.line.close(channel)
    const session = channel === this.current
    if (session) this.current = undefined
    return session
  }
  /** Lets go of everything but this channel, which another gate {@link adopt}s. */
  handOver(channel: Channel): Omit<Handover, 'first'> | undefined {
    const fingerprints = this.certificates.get(channel)
    return fingerprints && { channel, fingerprints, dialled: this.line.leave(channel) }
  }
  /** Begins a handshake on a channel that is open. */
  async adopt({ channel, fingerprints, dialled, first }: Handover): Promise<void> {
    this.line.adopt(channel, dialled)
    await this.opened(channel, fingerprints)
    if (first !== undefined) await this.heard(channel, first)
  }
  /** Closes all channels and is found no more. */
  shut(): void {
    this.stopChecking()
    this.exchange.stop()
    this.line.stop()
    this.knocks.clear()
    this.current = undefined
  }
  /** `link` makes a link of what the players have to carry across. */
  connection(link: (signal: Signal) => string): Connection {
    const { peer } = this.inside
    const exchange = this.exchange.shown(link)
    const connection = connectionOf({
      seat: peer.self.seat,
      met: peer.met,
      connected: peer.connected,
      greeting: this.current !== undefined,
      listening: this.line.listening,
      trouble: this.line.trouble,
      roundTrip: this.pulse.roundTrip,
      silentSince: this.pulse.silentSince,
      goneSince: this.goneSince,
    })
    return exchange === undefined ? connection : { ...connection, exchange }
  }

  private async opened(channel: Channel, fingerprints: Fingerprints): Promise<void> {
    const { inside, world } = this
    this.certificates.set(channel, fingerprints)
    const knocks = inside.peer.self.seat === 0
    if (!inside.ready || (knocks && (this.knocks.size >= LIMITS.knocks || !this.knocking.take(1)))) {
      this.line.close(channel)
      return
    }
    world.clock.after(LIMITS.greeting, () => inside.add(() => this.tooSlow(channel)))
    if (knocks) {
      const { knock, effects } = inside.peer.knock(fingerprints, world.clock.now(), this.counter)
      this.knocks.set(channel, { knock, said: new Bucket(world.clock, RATES.greeting) })
      await inside.carryOut(effects, channel)
    } else {
      const before = this.current
      this.begin(channel)
      if (before !== undefined) this.line.close(before)
      await inside.carryOut(inside.peer.connectedTo(fingerprints, world.clock.now(), 0), channel)
    }
  }
  private async heard(channel: Channel, message: Uint8Array): Promise<void> {
    const { inside } = this
    if (!inside.ready || inside.movesOn(channel, message)) return
    const stranger = this.knocks.get(channel)
    if (channel === this.current) {
      const effects = inside.take(peer => peer.message(message))
      await inside.carryOut(effects, channel)
      await inside.settle()
      if (!effects.every(effect => this.bears(effect))) this.line.cut(channel)
    } else if (stranger !== undefined) {
      const { knock, said } = stranger
      if (said.take(1)) await inside.carryOut(knock.message(message), channel)
      else this.line.cut(channel)
      if (knock.met !== undefined) await this.admit(channel, knock)
    }
  }
  /** False once too much came that was not taken; what is here already may come again. */
  private bears(effect: Effect): boolean {
    return effect.type !== 'ignored' || effect.code === 'duplicate' || this.junk.take(1)
  }
  /** This channel is the session's from now on. */
  private begin(channel: Channel): void {
    this.current = channel
    this.pulse = {}
    this.junk = new Bucket(this.world.clock, RATES.junk)
    this.checkInLater(channel)
  }
  /** The newest completed handshake wins: the channel of the session before is given up. */
  private async admit(channel: Channel, knock: Knock): Promise<void> {
    this.knocks.delete(channel)
    const before = this.current
    this.begin(channel)
    if (before !== undefined) this.line.close(before)
    await this.inside.carryOut(this.inside.peer.admit(knock), channel)
    await this.inside.settle()
  }
  private async tooSlow(channel: Channel): Promise<void> {
    const greets = this.knocks.has(channel) || (channel === this.current && !this.inside.peer.connected)
    if (!greets) return
    this.line.close(channel)
    await this.closed(channel)
  }
  private async closed(channel: Channel): Promise<void> {
    const { peer } = this.inside
    this.knocks.delete(channel)
    this.certificates.delete(channel)
    if (channel !== this.current) return
    if (peer.connected) this.goneSince = this.world.clock.now()
    this.current = undefined
    await this.inside.carryOut(peer.disconnected(), undefined)
  }
  /** Every beat brings a time; a screen need not follow each one. */
  private felt(channel: Channel, pulse: { readonly roundTrip?: number; readonly silentSince?: number }): void {
    if (channel !== this.current) return
    const { roundTrip: before = Number.NEGATIVE_INFINITY, silentSince } = this.pulse
    const roundTrip = pulse.roundTrip ?? this.pulse.roundTrip
    this.pulse = { ...pulse, ...(roundTrip === undefined ? {} : { roundTrip }) }
    const differs = Math.abs(before - (roundTrip ?? 0)) > Math.max(20, (roundTrip ?? 0) / 2)
    if (differs || silentSince !== pulse.silentSince) this.inside.changed()
  }
}
