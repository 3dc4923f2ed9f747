import { equal } from '../bytes/hash.ts'
import type { Random } from '../crypto/keys.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import type { Agreed } from '../transcript/terms.ts'
import type { Proposable } from './agreeing.ts'
import { readFrame } from './frame.ts'
import { inviteTag, readS1 } from './handshake.ts'
import { decodeSelf, drawHost, encodeSelf, type Kept, type Self } from './keep.ts'
import { ROOM_BYTES } from './meeting.ts'
import type { Outbox } from './outbox.ts'
import {
  makeNext,
  makeWished,
  type Next,
  PLACE_BYTES,
  readNext,
  readWished,
  sameWish,
  type Wish,
  type Wished,
} from './wish.ts'

const keptWish = (seat: number): string => `rematch/${seat}`
/** Seat 0's own secrets of the next game, and its invitation to it. */
const NEXT_SELF = 'next/self'
const NEXT = 'next'

/**
 * Another game between the same two, agreed on over the session of one that is over (docs/protocol.md, 10.8). Each seat says
 * what it wishes for. When both wish for the same, seat 0 draws the secrets of a new game, of which it is the host again,
 * and invites seat 1, whose first message of that game's handshake then takes over the channel.
 */
export class Rematch<Setup> {
  private readonly wishes = new Map<Seat, { readonly wire: Uint8Array; readonly wished: Wished }>()
  private invitation: { readonly wire: Uint8Array; readonly next: Next } | undefined
  /** seat 0's own; nobody else has one */
  private drawn: Self | undefined

  constructor(
    private readonly rules: Proposable<Setup>,
    private readonly agreed: Agreed,
    private readonly self: Self,
    private readonly random: Random,
    private readonly out: Outbox,
  ) {}

  load(kept: Kept): void {
    for (const seat of [0, 1]) {
      const wire = kept.get(keptWish(seat))
      if (wire !== undefined) this.take(wire)
    }
    const wire = kept.get(NEXT)
    const next = wire && readNext(this.agreed, wire)
    if (wire !== undefined && next !== undefined) this.invitation = { wire, next }
    this.drawn = decodeSelf(kept.get(NEXT_SELF) ?? new Uint8Array())
  }

  // ---- what can be seen ------------------------------------------------------------------------------------------

  /** what that seat wishes for; nothing if it has said nothing, or that it would rather not */
  wishOf(seat: Seat): Wish | undefined {
    return this.wishes.get(seat)?.wished.wish
  }
  /** Whether that seat has said that it would rather not, or no longer. */
  declined(seat: Seat): boolean {
    const said = this.wishes.get(seat)?.wished
    return said !== undefined && said.wish === undefined
  }
  /** both wish for the same now */
  get agreedOn(): Wish | undefined {
    const [mine, theirs] = [this.wishOf(this.self.seat), this.wishOf(this.other)]
    return mine !== undefined && theirs !== undefined && sameWish(mine, theirs) ? mine : undefined
  }
  /** The invitation to the game that is agreed on, once there is one. */
  get next(): Next | undefined {
    const { invitation } = this
    const fits = this.agreedOn !== undefined && invitation?.next.numbers.every((n, i) => n === this.numberOf(toSeat(i)))
    return fits === true ? invitation?.next : undefined
  }
  /** A host's own secrets of that game. */
  get nextSelf(): Self | undefined {
    const { drawn, next } = this
    return drawn !== undefined && next !== undefined && equal(drawn.secret, next.secret) ? drawn : undefined
  }
  /** Whether this message, on whatever channel, begins the handshake of the next game, which this side hosts. */
  opensNext(message: Uint8Array): boolean {
    const frame = this.nextSelf === undefined ? undefined : readFrame(message)
    const s1 = frame?.kind === 's1' ? readS1(frame.content) : undefined
    const secret = this.nextSelf?.secret
    return s1?.occasion === 'invite' && secret !== undefined && equal(s1.name, inviteTag(secret))
  }

  // ---- inputs ----------------------------------------------------------------------------------------------------

  /** Says what this player wishes for, or that they would rather not. */
  wish(wish: Wish | undefined): void {
    const { seat, key } = this.self
    if (wish === undefined && this.wishes.get(seat)?.wished.wish === undefined && this.wishOf(this.other) === undefined)
      return
    const wire = makeWished(this.agreed.gameId, { seat, number: this.numberOf(seat) + 1, wish }, key)
    if (this.take(wire) === undefined) return
    this.out.keep(keptWish(seat), wire)
    this.out.send('rematch', wire)
    this.invite()
  }
  hearWish(wire: Uint8Array): void {
    const known = this.wishes.get(this.other)?.wire
    if (known !== undefined && equal(known, wire)) {
      this.out.ignore('duplicate')
      return
    }
    const wished = readWished(this.agreed, wire)
    if (wished?.seat !== this.other || this.take(wire) === undefined) this.out.ignore('out-of-place')
    else {
      this.out.keep(keptWish(this.other), wire)
      this.invite()
    }
  }
  /** Seat 1 hears the invitation to what both wish for, and goes there. */
  hearNext(wire: Uint8Array): void {
    const next = this.self.seat === 0 ? undefined : readNext(this.agreed, wire)
    if (next === undefined) {
      this.out.ignore('out-of-place')
      return
    }
    const before = this.invitation
    this.invitation = { wire, next }
    if (this.next === undefined) {
      this.invitation = before
      this.out.ignore('out-of-place')
      return
    }
    this.out.keep(NEXT, wire)
    this.out.moveOn()
  }
  /** The sides have met, or something got lost between them: what was said is said again. */
  sayAgain(): void {
    const own = this.wishes.get(this.self.seat)
    if (own !== undefined) this.out.send('rematch', own.wire)
    if (this.nextSelf !== undefined && this.invitation !== undefined) this.out.send('next', this.invitation.wire)
    else this.invite()
  }

  // ---- steps -----------------------------------------------------------------------------------------------------

  private get other(): Seat {
    return toSeat(1 - this.self.seat)
  }
  private numberOf(seat: Seat): number {
    return this.wishes.get(seat)?.wished.number ?? 0
  }
  /** Takes a wish that is newer than the last one of its seat and for what these rules know. */
  private take(wire: Uint8Array): Wished | undefined {
    const wished = readWished(this.agreed, wire)
    if (wished === undefined || wished.number <= this.numberOf(wished.seat)) return undefined
    if (wished.wish !== undefined && this.rules.parseSetup(wished.wish.setup) === undefined) return undefined
    this.wishes.set(wished.seat, { wire, wished })
    return wished
  }
  /** Seat 0 invites as soon as both wish for the same: its secrets are kept before the invitation, that before it is sent. */
  private invite(): void {
    if (this.self.seat !== 0 || this.agreedOn === undefined || this.next !== undefined) return
    const drawn = drawHost(this.random)
    const numbers = [0, 1].map(seat => this.numberOf(toSeat(seat)))
    const [place, room] = [this.random(PLACE_BYTES), this.random(ROOM_BYTES)]
    const next = { numbers, place, room, hostKeyHash: drawn.hostKeyHash, secret: drawn.secret }
    const wire = makeNext(this.agreed.gameId, next, this.self.key)
    this.drawn = drawn
    this.invitation = { wire, next }
    this.out.keep(NEXT_SELF, encodeSelf(drawn))
    this.out.keep(NEXT, wire)
    this.out.send('next', wire)
  }
}
