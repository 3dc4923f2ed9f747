import { equal } from '../bytes/hash.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import type { Event, Option, Rules } from '../rules/request.ts'
import { type Settling, settleNow } from './choice.ts'
import { entrySignedBy, parseEntry, type UntrustedEntry } from './entry.ts'
import type { Fault, FaultCode, RejectCode } from './faults.ts'
import { type Happening, Position } from './position.ts'
import type { Agreed } from './terms.ts'

export type Accepted = { readonly type: 'accepted'; readonly number: number } | Refused
/** Why an entry is not taken. */
export type Refused =
  /** nobody's fault */
  | { readonly type: 'rejected'; readonly code: RejectCode }
  /** its signer did not keep to the protocol, and these entries prove it */
  | { readonly type: 'fault'; readonly fault: Fault }
  /** the other side asks other questions: its rules differ from ours, which accuses nobody */
  | { readonly type: 'diverged' }
/** An entry that fits, and where it leads. */
interface Fitting<State, Setup, O extends Option, E extends Event> {
  readonly type: 'fitting'
  readonly entry: UntrustedEntry
  readonly position: Position<State, Setup, O, E>
}

/** What one entry made happen; entry 0 is what rules tell before anybody has spoken. */
export interface Chapter<O extends Option, E extends Event> {
  readonly entry: number
  readonly seat: Seat
  readonly happenings: readonly Happening<O, E>[]
}

/**
 * The game as everybody can follow it: entries in their one order, and everything that follows from them. A session is
 * a transcript and one seat's secrets, an audit a transcript and all seeds (docs/protocol.md, 5).
 */
export class Transcript<State, Setup, O extends Option = Option, E extends Event = Event> {
  private taken: UntrustedEntry[] = []
  private current: Position<State, Setup, O, E>
  private told: Chapter<O, E>[] = []
  private epochs = new Map<Seat, number>()

  constructor(
    readonly agreed: Agreed,
    private readonly rules: Rules<State, Setup, O, E>,
    private readonly setup: Setup,
  ) {
    this.current = Position.start(agreed, rules, setup)
    const happenings = this.current.takeHappenings()
    if (happenings.length > 0) this.told.push({ entry: 0, seat: toSeat(0), happenings })
  }

  get position(): Position<State, Setup, O, E> {
    return this.current
  }
  /** number of entries */
  get height(): number {
    return this.taken.length
  }
  /** hash of the last entry, or the genesis hash */
  get head(): Uint8Array {
    return this.taken.at(-1)?.hash ?? this.agreed.genesis
  }
  /** hash of the entry with this number; number 0 is the genesis */
  hashAt(number: number): Uint8Array | undefined {
    return number === 0 ? this.agreed.genesis : this.taken[number - 1]?.hash
  }
  get entries(): readonly Uint8Array[] {
    return this.taken.map(entry => entry.bytes)
  }
  entry(number: number): UntrustedEntry | undefined {
    return this.taken[number - 1]
  }
  get story(): readonly Chapter<O, E>[] {
    return this.told
  }
  /** the highest epoch in which the seat has signed */
  epochOf(seat: Seat): number {
    return this.epochs.get(seat) ?? 0
  }

  /**
   * Takes the next entry whole or not at all. Its proofs are settled at once unless another way is given. Whole histories
   * are taken faster in place, without a copy to fall back on: if an entry does not fit, all before it are taken again.
   */
  accept(wire: Uint8Array, settling = settleNow, how: 'on a copy' | 'in place' = 'on a copy'): Accepted {
    const judged = this.judge(wire, settling, how)
    if (judged.type !== 'fitting') {
      if (how === 'in place') this.current = this.again(this.height).current
      return judged
    }
    const { entry, position } = judged
    const { seat, number } = entry.body
    this.told.push({ entry: number, seat, happenings: position.takeHappenings() })
    this.taken.push(entry)
    this.epochs.set(seat, entry.epoch)
    this.current = position
    return { type: 'accepted', number }
  }

  /**
   * Whether these entries prove of that seat what they are said to prove (docs/protocol.md, 12.2). Changes nothing and
   * believes nobody: a fork shows by itself, everything else is judged again where the entry belongs, also if this side
   * has taken that entry or another one in its place.
   */
  proves({ seat, code, entry, evidence }: Fault): boolean {
    const signed = evidence.flatMap(wire => this.signedEntry(seat, wire) ?? [])
    const last = signed.at(-1)
    if (last === undefined || signed.length !== evidence.length || last.body.number !== entry) return false
    const [first = last, ...more] = signed
    if (code === 'fork') return more.length === 1 && isRival(first, last)
    const judged = more.length === 0 ? this.before(last)?.judge(last.bytes, settleNow) : undefined
    return judged?.type === 'fault' && judged.fault.code === code
  }
  /** The history that the entry continues, if it is the beginning of this one. */
  private before({ body }: UntrustedEntry): Transcript<State, Setup, O, E> | undefined {
    if (body.number > this.height) return this
    const before = this.hashAt(body.number - 1)
    if (before === undefined || !equal(before, body.previous)) return undefined
    return this.again(body.number - 1)
  }
  /** The first entries, which were accepted once, in a transcript of their own. */
  private again(height: number): Transcript<State, Setup, O, E> {
    const again = new Transcript(this.agreed, this.rules, this.setup)
    for (const { bytes } of this.taken.slice(0, height)) again.accept(bytes, () => true, 'in place')
    return again
  }
  /** An entry of this game that the seat has signed. */
  private signedEntry(seat: Seat, wire: Uint8Array): UntrustedEntry | undefined {
    const entry = parseEntry(wire)
    const key = this.agreed.keys[seat]
    if (entry === undefined || key === undefined || entry.body.seat !== seat) return undefined
    return equal(entry.body.gameId, this.agreed.gameId) && entrySignedBy(entry, key) ? entry : undefined
  }

  /** Cheap checks come first, then the signature, then rules and proofs. */
  private judge(
    wire: Uint8Array,
    settling: Settling,
    how: 'on a copy' | 'in place' = 'on a copy',
  ): Refused | Fitting<State, Setup, O, E> {
    const entry = parseEntry(wire)
    if (entry === undefined) return rejected('garbage')
    const { gameId, seat, number, previous } = entry.body
    if (!equal(gameId, this.agreed.gameId)) return rejected('other-game')
    const key = this.agreed.keys[seat]
    if (key === undefined) return rejected('no-such-seat')
    if (number > this.height + 1) return rejected('ahead')
    const stored = this.taken[number - 1]
    if (stored !== undefined && equal(stored.hash, entry.hash)) return rejected('duplicate')
    if (stored === undefined ? !equal(previous, this.head) : !isRival(stored, entry)) return rejected('other-history')
    if (stored === undefined && entry.epoch < this.epochOf(seat)) return rejected('old-epoch')
    if (!entrySignedBy(entry, key)) return rejected('bad-signature')
    if (stored !== undefined) return fault(entry, 'fork', [stored.bytes, wire])
    return this.follow(entry, settling, how === 'in place' ? this.current : this.current.copy())
  }

  /** Puts another signature under an entry that is here already, the same to the byte in its body. */
  replace(wire: Uint8Array): boolean {
    const entry = parseEntry(wire)
    const index = (entry?.body.number ?? 0) - 1
    const stored = this.taken[index]
    const key = entry && this.agreed.keys[entry.body.seat]
    if (!entry || !stored || !key || !equal(stored.hash, entry.hash) || !entrySignedBy(entry, key)) return false
    this.taken[index] = entry
    this.epochs.set(entry.body.seat, Math.max(this.epochOf(entry.body.seat), entry.epoch))
    return true
  }

  private follow(
    entry: UntrustedEntry,
    settling: Settling,
    next: Position<State, Setup, O, E>,
  ): Refused | Fitting<State, Setup, O, E> {
    const { seat, number, previous, parts } = entry.body
    for (const [index, part] of parts.entries()) {
      const applied = next.apply(part, { seat, entry: number, part: index, previous }, settling)
      if (applied.type === 'diverged') return applied
      if (applied.type === 'fault') return fault(entry, applied.code, [entry.bytes])
    }
    if (next.owes() === seat && next.owesWithoutPlayer()) return fault(entry, 'held-back', [entry.bytes])
    return { type: 'fitting', entry, position: next }
  }
}

/**
 * Two bodies of one seat with one number after one history: what a seat never signs. After two histories it may have signed
 * both honestly, if the other side showed it one and, after it had lost its memory, another (docs/protocol.md, 5.2).
 */
const isRival = (one: UntrustedEntry, other: UntrustedEntry): boolean =>
  one.body.seat === other.body.seat &&
  one.body.number === other.body.number &&
  equal(one.body.previous, other.body.previous) &&
  !equal(one.hash, other.hash)
const rejected = (code: RejectCode): Refused => ({ type: 'rejected', code })
const fault = (entry: UntrustedEntry, code: FaultCode, evidence: readonly Uint8Array[]): Refused => ({
  type: 'fault',
  fault: { seat: entry.body.seat, entry: entry.body.number, code, evidence },
})
