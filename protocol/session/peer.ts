import { encode } from '../bytes/codec.ts'
import { decodeAs, text } from '../bytes/schema.ts'
import type { Play } from '../rules/plays.ts'
import type { Event, Option } from '../rules/request.ts'
import type { RoleRule } from '../transcript/terms.ts'
import { Agreement, type AgreementKind } from './agreeing.ts'
import type { Early } from './aside.ts'
import type { Fingerprints } from './fingerprints.ts'
import { type FrameKind, readFrame } from './frame.ts'
import { Greeter } from './greeter.ts'
import {
  decodeOwner,
  decodeSelf,
  drawGuest,
  drawHost,
  encodeOwner,
  encodeSelf,
  type Invite,
  type Kept,
  MOVED,
  type Owner,
  type Self,
} from './keep.ts'
import { Knock } from './knock.ts'
import type { LinkState, Met, Step } from './link.ts'
import { Meeting, ROOM_BYTES, type Whereabouts } from './meeting.ts'
import { type Effect, type HangUp, hangUpOf, Outbox } from './outbox.ts'
import { isPlayed, type Live, Playing } from './playing.ts'
import { encodeProgress, Pace } from './progress.ts'
import { Signing } from './signing.ts'
import type { Wish } from './wish.ts'
import type { World } from './world.ts'

/**
 * One seat of one game at one place: handshake, agreement and play as one pure step. Inputs are method calls, outputs
 * are {@link Effect}s; there is no clock, no storage and no network in here (docs/protocol.md, 8).
 */
export class Peer<State, Setup, O extends Option = Option, E extends Event = Event> {
  private readonly out = new Outbox()
  private link: LinkState = { type: 'down' }
  private readonly greeter: Greeter
  private pace = new Pace()
  /** the session that is up: its epoch here, and how far the other side said to be */
  private session: Live = { epoch: 0, catchUpTo: 0 }
  private owner: Owner | undefined
  private table: Playing<State, Setup, O, E> | undefined
  private readonly meeting = new Meeting(this.out)
  private counter = 0
  private readonly signing: Signing<Setup>

  private constructor(
    private readonly world: World<State, Setup, O, E>,
    readonly self: Self,
  ) {
    this.signing = new Signing(new Agreement(world.rules, self), self.seat, this.out)
    this.greeter = new Greeter(self, world.random, this.out, () => ({
      owner: this.owner,
      gameId: this.agreement.gameId,
      statement: this.table?.statement,
    }))
  }

  /** A new game of which this side is the host. */
  static host<State, Setup, O extends Option, E extends Event>(world: World<State, Setup, O, E>) {
    const peer = new Peer(world, drawHost(world.random))
    peer.out.keep('self', encodeSelf(peer.self))
    peer.meeting.begin(world.random(ROOM_BYTES))
    return { peer, effects: peer.out.take() }
  }
  /** The guest of a game that an invite names. */
  static guest<State, Setup, O extends Option, E extends Event>(world: World<State, Setup, O, E>, invite: Invite) {
    const peer = new Peer(world, drawGuest(world.random, invite))
    peer.out.keep('self', encodeSelf(peer.self))
    return { peer, effects: peer.out.take() }
  }
  /** The peer as it was when this was kept; `undefined` if that is damaged, of other rules, or was moved away. */
  static restore<State, Setup, O extends Option, E extends Event>(world: World<State, Setup, O, E>, kept: Kept) {
    const self = decodeSelf(kept.get('self') ?? new Uint8Array())
    if (self === undefined || kept.has(MOVED)) return undefined
    const peer = new Peer(world, self)
    return peer.load(kept) ? { peer, effects: peer.out.take() } : undefined
  }
  private load(kept: Kept): boolean {
    this.greeter.load(kept)
    this.meeting.load(kept)
    this.owner = decodeOwner(kept.get('owner') ?? new Uint8Array())
    if (!this.signing.load(kept, this.owner?.key)) return false
    this.sitDown()
    return this.table?.load(kept) ?? true
  }

  // ---- what can be seen ------------------------------------------------------------------------------------------

  get agreement(): Agreement<Setup> {
    return this.signing.agreement
  }
  /** the game, once it is agreed on */
  get playing(): Playing<State, Setup, O, E> | undefined {
    return this.table
  }
  get connected(): boolean {
    return this.link.type === 'up'
  }
  /** whether the sides have met at least once: a guest has taken the seat, or the host is known */
  get met(): boolean {
    return this.owner !== undefined
  }
  /** from what the names follow under which the host can be found, and the counter that it last told or used */
  get whereToMeet(): Whereabouts {
    return this.meeting.whereabouts
  }

  // ---- inputs ----------------------------------------------------------------------------------------------------

  /**
   * A channel is open. `now` is this side's clock in milliseconds, used for the session's epoch only; `counter` is the
   * host's: under which of its names it listens (see `brokerId`).
   */
  connectedTo(fingerprints: Fingerprints, now: number, counter: number): readonly Effect[] {
    this.closeLink()
    this.counter = counter
    if (this.self.seat === 0) this.link = { type: 'hosting', link: this.greeter.open(fingerprints, now) }
    else {
      const link = this.greeter.join(fingerprints, now)
      this.link = { type: 'joining', link }
      this.out.say('s1', link.s1)
    }
    return this.out.take()
  }
  /**
   * Somebody has opened another channel to the host: a handshake beside the session that may be up. Everything else is as
   * in {@link connectedTo}; the effects must be carried out before the knock hears anything.
   */
  knock(fingerprints: Fingerprints, now: number, counter: number) {
    const knock = new Knock(this.greeter.open(fingerprints, now), this.greeter.epoch, counter)
    return { knock, effects: this.out.take() }
  }
  /** A knock whose handshake is complete takes the place of the session that is up. Effects concern its channel. */
  admit(knock: Knock): readonly Effect[] {
    const { met, epoch, counter } = knock
    if (met === undefined) throw new Error('a handshake that is not complete')
    const late = this.owner && knock.late(this.owner)
    if (late !== undefined) return knock.refuse(late)
    this.closeLink()
    this.counter = counter
    this.meet(met, epoch)
    return this.out.take()
  }
  /**
   * Says how much this side has, so that what got lost is sent again: to be called every few seconds while a session is up
   * (docs/protocol.md, 8.6).
   */
  checkIn(): readonly Effect[] {
    this.pace.spoke()
    this.tellProgress()
    return this.out.take()
  }
  disconnected(): readonly Effect[] {
    this.closeLink()
    return this.out.take()
  }
  /** A message came in over the open channel. Whatever it is, this returns; bad input is data. */
  message(wire: Uint8Array): readonly Effect[] {
    const frame = readFrame(wire)
    if (frame === undefined) this.out.ignore('not-a-message')
    else this.hear(frame.kind, frame.content)
    return this.out.take()
  }
  /**
   * The host's proposal, signed; a later one replaces it until a guest has consented. `wait`: after so many minutes without
   * an owed entry abandonment may be claimed; never, if it is left out.
   */
  propose(setup: Setup, roles: RoleRule, wait?: number): readonly Effect[] {
    this.signing.propose(setup, roles, wait)
    return this.out.take()
  }
  /** The guest's consent to the proposal on the table. */
  consent(): readonly Effect[] {
    this.signing.consent()
    return this.out.take()
  }
  /** Notes choices of this seat's player without sending them. */
  plan(plays: readonly Play[]): readonly Effect[] {
    return this.play(table => table.plan(plays))
  }
  /** Says choices of this seat's player, for good: kept, then sent. */
  act(plays: readonly Play[]): readonly Effect[] {
    return this.play(table => plays.length > 0 && table.speak(plays))
  }
  /** Says what this seat owes without its player. */
  due(): readonly Effect[] {
    return this.play(table => table.due())
  }
  /** Ends the game before its rules do; silent if that is not possible now. */
  endEarly(how: Early): readonly Effect[] {
    return this.play(table => table.endEarly(how))
  }
  /** What this player wishes for after the game, or that they would rather not play another one. */
  wish(wish: Wish | undefined): readonly Effect[] {
    return this.play(table => table.wish(wish))
  }
  private play(step: (table: Playing<State, Setup, O, E>) => void): readonly Effect[] {
    if (this.table !== undefined) step(this.table)
    return this.out.take()
  }

  // ---- meeting ---------------------------------------------------------------------------------------------------

  private step(step: Step): void {
    if (step.type === 'refuse') this.refuse(step.code)
    else if (step.type === 'met') this.meet(step.met, this.greeter.epoch)
    else if (step.met === undefined) this.out.say(step.kind, step.wire)
    else this.meet(step.met, this.greeter.epoch, () => this.out.say(step.kind, step.wire))
  }
  /** The handshake is complete: the seat is kept for this key before anything else is said. */
  private meet(met: Met, epoch: number, last: () => void = () => {}): void {
    const height = met.statement?.height ?? 0
    this.owner = { key: met.key, epoch: met.epoch }
    this.out.keep('owner', encodeOwner(this.owner))
    this.out.keep('peer-statement', met.wire)
    const disputed = met.statement !== undefined && this.table?.agreesWith(met.statement) === false
    this.link = { type: disputed ? 'disputed' : 'up' }
    this.session = { epoch, catchUpTo: height }
    last()
    this.out.open = true
    if (disputed) {
      this.table?.showAll()
      this.out.say('refuse', encode('fork'))
      return
    }
    if (this.self.seat === 0) this.meeting.tell(this.counter)
    if (height === 0) this.signing.sayAgain()
    this.pace = new Pace()
    if (this.table === undefined) this.tellProgress()
    else this.table.meet(this.session)
  }
  private refuse(code: HangUp): void {
    this.out.say('refuse', encode(code))
    this.hangUp(code, 'us')
  }
  private hangUp(code: HangUp | 'unknown', by: 'us' | 'them'): void {
    this.closeLink()
    this.out.hangUp(code, by)
  }
  private closeLink(): void {
    this.link = { type: 'down' }
    this.out.open = false
    this.table?.part()
  }

  // ---- hearing ---------------------------------------------------------------------------------------------------

  private hear(kind: FrameKind, content: Uint8Array): void {
    const { link } = this
    if (kind === 'refuse') this.hangUp(hangUpOf(decodeAs(text(64), content)), 'them')
    else if (link.type === 'joining' && kind === 's2') this.step(link.link.hearS2(content))
    else if (link.type === 'hosting' && kind === 's1') this.step(link.link.hearS1(content))
    else if (link.type === 'hosting' && kind === 's3') this.step(link.link.hearS3(content))
    else if (link.type === 'up') this.hearInside(kind, content)
    else if (link.type === 'disputed' && (kind === 'entry' || kind === 'accuse')) {
      this.hearInside(kind, content)
      if (this.table?.fault !== undefined) this.hangUp('fork', 'us')
    } else this.out.ignore('out-of-place')
  }
  private hearInside(kind: FrameKind, content: Uint8Array): void {
    const { table } = this
    if (kind === 'meet' && this.self.seat !== 0) this.meeting.hear(content)
    else if (kind === 'g1' || kind === 'g2' || kind === 'g3' || kind === 'g4') this.hearAgreement(kind, content)
    else if (kind === 'have') this.hearProgress(content)
    else if (table !== undefined && isPlayed(kind)) {
      const problem = table.hear(kind, content)
      if (problem !== undefined) this.refuse(problem)
    } else this.out.ignore('out-of-place')
  }
  private tellProgress(): void {
    this.out.send('have', encodeProgress(this.table?.progress))
  }
  private hearProgress(content: Uint8Array): void {
    const said = this.pace.hear(content)
    if (said === undefined) this.out.ignore('out-of-place')
    else if (said.game !== undefined) this.table?.hearProgress(said.game, said.stuck)
    else if (said.stuck) this.signing.sayAgain()
  }

  // ---- agreeing --------------------------------------------------------------------------------------------------

  private hearAgreement(kind: AgreementKind, wire: Uint8Array): void {
    const heard = this.signing.hear(kind, wire, this.owner?.key)
    if (heard === 'other-rules') this.refuse('other-rules')
    else if (heard === 'not taken') this.out.ignore('out-of-place')
    else this.sitDown()
  }
  /** Begins to play as soon as everything is agreed on. */
  private sitDown(): void {
    const { agreed, setup } = this.agreement
    if (this.table !== undefined || agreed === undefined || setup === undefined) return
    this.table = new Playing(this.world.rules, agreed, setup, this.self, this.world.random, this.out)
    if (this.connected) this.table.meet(this.session)
  }
}
