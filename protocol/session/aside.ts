import { equal } from '../bytes/hash.ts'
import type { Seat } from '../rules/ids.ts'
import type { Event, Option } from '../rules/request.ts'
import type { Transcript } from '../transcript/transcript.ts'
import { isSeedOf, makeStatement, readStatement, type SideStatement } from './closing.ts'
import { type Claim, claimAmong, claimIn, drawnAt } from './ending.ts'
import type { Statement } from './handshake.ts'
import { type Kept, keptStatement, type Self } from './keep.ts'
import type { Outbox } from './outbox.ts'

/** How a player may end a game before its rules do. */
export type Early =
  | { readonly type: 'resign' }
  /** said as soon as the other side's player has to decide, unless it is taken back before */
  | { readonly type: 'offer draw' | 'take back draw' }
  /** the draw that the other side offers now */
  | { readonly type: 'accept draw' }
  /** the other side has owed its entry since then; both in milliseconds since 1970 by this side's clock */
  | { readonly type: 'claim abandoned'; readonly since: number; readonly now: number }

/**
 * How it stands with a draw at the present head: this player means to offer one, has offered it, is asked, or all have
 * signed it.
 */
export type Draw = 'none' | 'meant' | 'offered' | 'asked' | 'agreed'

interface Signed {
  readonly wire: Uint8Array
  readonly says: SideStatement
}

/** What lives only as long as the head that it was said at. */
const passes = ({ type }: SideStatement): boolean => type === 'draw' || type === 'abandon'

/**
 * What the seats sign beside the chain of entries and still counts, one of a kind of each seat (docs/protocol.md, 11.1). A
 * draw and a claim of abandonment are forgotten as soon as an entry is taken after them.
 */
export class Aside<State, Setup, O extends Option, E extends Event> {
  private readonly signed = new Map<string, Signed>()
  /** this player wants to offer a draw */
  private means = false

  constructor(
    private readonly transcript: Transcript<State, Setup, O, E>,
    private readonly self: Self,
    private readonly out: Outbox,
  ) {}

  /** Takes up what was kept, after the entries. */
  load(kept: Kept): void {
    for (const [key, wire] of kept) if (key.startsWith('statement/')) this.take(wire)
  }

  // ---- what can be seen ------------------------------------------------------------------------------------------

  /** everything that counts, in a fixed order */
  get all(): readonly SideStatement[] {
    return this.sorted().map(({ says }) => says)
  }
  /** the same as signed */
  get wires(): readonly Uint8Array[] {
    return this.sorted().map(({ wire }) => wire)
  }
  /** how many of each seat's there are, by seat */
  get counts(): readonly number[] {
    return this.transcript.agreed.keys.map((_, seat) => this.all.filter(says => says.seat === seat).length)
  }
  /**
   * What somebody lacks who has so many, by seat. Of a seat's statements the seat itself has all, so that fewer are a part of
   * them; all seats' together would not do: two sides that lack one of each other have equally many.
   */
  lackedBy(counts: readonly number[]): readonly Uint8Array[] {
    const here = this.counts
    return this.sorted().flatMap(({ wire, says: { seat } }) => ((counts[seat] ?? 0) < (here[seat] ?? 0) ? wire : []))
  }
  /** who resigned, ascending; several only if they did before they heard of each other */
  get resigned(): readonly Seat[] {
    return this.whoSaid('resign')
  }
  get draw(): Draw {
    const drew = this.whoSaid('draw')
    const { agreed, height, head } = this.transcript
    if (drawnAt(agreed.keys.length, this.all, height, head)) return 'agreed'
    if (drew.includes(this.self.seat)) return 'offered'
    if (drew.length > 0) return 'asked'
    return this.means ? 'meant' : 'none'
  }
  /** a claim of abandonment that stands, of whichever side; an entry of who owes it ends it */
  get claim(): Claim | undefined {
    return claimAmong(this.transcript, this.all)
  }
  seedOf(seat: Seat): Uint8Array | undefined {
    const says = this.signed.get(keptStatement('seed', seat))?.says
    return says?.type === 'seed' ? says.seed : undefined
  }

  // ---- this seat speaks ------------------------------------------------------------------------------------------

  /** Does what the player asks, as far as it is possible now; `maySign` as for an entry (docs/protocol.md, 8.4). */
  end(how: Early, maySign: boolean): void {
    switch (how.type) {
      case 'resign':
        this.say({ type: 'resign', ...this.here })
        return
      case 'offer draw':
      case 'take back draw':
        this.means = how.type === 'offer draw'
        this.offer(maySign)
        return
      case 'accept draw':
        if (this.draw === 'asked' && maySign) this.say({ type: 'draw', ...this.here })
        return
      case 'claim abandoned':
        if (this.claim === undefined) this.say({ type: 'abandon', ...this.here, since: how.since, at: how.now })
    }
  }
  /**
   * Signs an offer that is meant as soon as the other side's player has to decide: then only that player can move the
   * head, and either takes the draw or plays on (docs/protocol.md, 11.2).
   */
  offer(maySign: boolean): void {
    const { position } = this.transcript
    const owes = position.owes()
    if (!this.means || !maySign || owes === this.self.seat || position.owing() !== 'choice') return
    this.means = false
    this.say({ type: 'draw', ...this.here })
  }
  /** Closes the game at this head, then opens the seed; the seat must have stopped signing before. */
  close(): void {
    this.say({ type: 'closing', ...this.here })
    this.say({ type: 'seed', seat: this.self.seat, seed: this.self.seed })
  }

  // ---- the other side speaks -------------------------------------------------------------------------------------

  /** What is here already is known by its bytes, before its signature is looked at. */
  hear(wire: Uint8Array): void {
    if ([...this.signed.values()].some(one => equal(one.wire, wire))) {
      this.out.ignore('duplicate')
      return
    }
    const taken = this.take(wire)
    if (taken?.isNew === true) this.out.keep(taken.key, wire)
    else this.out.ignore('out-of-place')
  }
  /** An entry was taken: what was said about the head before it is void. */
  headMoved(): void {
    for (const [key, { says }] of this.signed) if (passes(says)) this.signed.delete(key)
  }

  private get here(): Statement & { readonly seat: Seat } {
    const { height, head } = this.transcript
    return { seat: this.self.seat, height, head }
  }
  /** Signs a statement once; one that does not fit what is here is not said. */
  private say(says: SideStatement): void {
    const wire = makeStatement(this.transcript.agreed.gameId, says, this.self.key)
    const taken = this.take(wire)
    if (taken?.isNew !== true) return
    this.out.keep(taken.key, wire)
    this.out.send('statement', wire)
  }
  private take(wire: Uint8Array): { readonly key: string; readonly isNew: boolean } | undefined {
    const says = readStatement(this.transcript.agreed, wire)
    if (says === undefined || !this.fits(says)) return undefined
    const key = keptStatement(says.type, says.seat)
    const isNew = !this.signed.has(key)
    if (isNew) this.signed.set(key, { wire, says })
    return { key, isNew }
  }
  /** Whether it belongs to what is here: the seed that was promised, a head of this history, or the very last one. */
  private fits(says: SideStatement): boolean {
    const { transcript } = this
    if (says.type === 'seed') return isSeedOf(transcript.agreed, says.seat, says.seed)
    if (says.type === 'abandon') return claimIn(transcript, says) !== undefined
    const ours = transcript.hashAt(says.height)
    return ours !== undefined && equal(ours, says.head) && (says.type !== 'draw' || says.height === transcript.height)
  }
  private whoSaid(type: SideStatement['type']): readonly Seat[] {
    return this.all.flatMap(says => (says.type === type ? says.seat : [])).sort((a, b) => a - b)
  }
  private sorted(): readonly Signed[] {
    return [...this.signed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, signed]) => signed)
  }
}
