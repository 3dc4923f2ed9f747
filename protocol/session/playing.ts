import { encode } from '../bytes/codec.ts'
import { equal } from '../bytes/hash.ts'
import type { Seat } from '../rules/ids.ts'
import type { Play } from '../rules/plays.ts'
import type { Event, Option, Rules } from '../rules/request.ts'
import type { Settling } from '../transcript/choice.ts'
import type { Agreed } from '../transcript/terms.ts'
import { isSeedOf, makeStatement, readStatement, type SideStatement } from './closing.ts'
import type { Statement } from './handshake.ts'
import {
  type Accusation,
  decodeDraft,
  decodeFault,
  encodeDraft,
  encodeFault,
  type Kept,
  keptEntry,
  keptStatement,
  type Self,
} from './keep.ts'
import type { HangUp, Outbox } from './outbox.ts'
import { Session } from './session.ts'

/** Every entry's proofs were settled before it was kept. */
const settledBefore: Settling = () => true

/** The session that an entry is signed in: its epoch, and how far the other side says to be. */
export interface Live {
  readonly epoch: number
  readonly catchUpTo: number
}

/**
 * One seat of an agreed game, from the first entry to the opened seeds: what is kept, what is said, and when. Nothing
 * is sent that was not kept before, and after sealing nothing is signed any more (docs/protocol.md, 8 and 11).
 */
export class Playing<State, Setup, O extends Option = Option, E extends Event = Event> {
  readonly session: Session<State, Setup, O, E>
  private sealed = false
  private drafted: readonly Play[] = []
  private readonly statements = new Map<string, { readonly wire: Uint8Array; readonly says: SideStatement }>()
  private accused: Accusation | undefined
  private live: Live | undefined

  constructor(
    rules: Rules<State, Setup, O, E>,
    agreed: Agreed,
    setup: Setup,
    private readonly self: Self,
    private readonly out: Outbox,
  ) {
    const { seat, seed, key } = self
    this.session = new Session(agreed, rules, setup, { seat, seed }, key)
  }

  /** Takes up what was kept; false if it does not fit together. */
  load(kept: Kept): boolean {
    for (let number = 1; kept.has(keptEntry(number)); number++) {
      const wire = kept.get(keptEntry(number)) ?? new Uint8Array()
      if (this.session.accept(wire, settledBefore, 'in place').type !== 'accepted') return false
    }
    this.sealed = kept.has('sealed')
    const draft = decodeDraft(kept.get('draft') ?? new Uint8Array())
    if (draft !== undefined && draft.height === this.height) this.drafted = draft.plays
    this.accused = decodeFault(kept.get('accused') ?? new Uint8Array())
    for (const [key, wire] of kept) {
      const says = key.startsWith('statement/') ? readStatement(this.session.agreed, wire) : undefined
      if (says !== undefined) this.statements.set(key, { wire, says })
    }
    this.finish()
    return true
  }

  // ---- what can be seen ------------------------------------------------------------------------------------------

  get height(): number {
    return this.session.transcript.height
  }
  get statement(): Statement {
    return { height: this.height, head: this.session.transcript.head }
  }
  /** choices made and not sent */
  get draft(): readonly Play[] {
    return this.drafted
  }
  get fault(): Accusation | undefined {
    return this.accused
  }
  /** who resigned, ascending; several only if they did before they heard of each other */
  get resigned(): readonly Seat[] {
    const seats = [...this.statements.values()].flatMap(({ says }) => (says.type === 'resign' ? says.seat : []))
    return seats.sort((a, b) => a - b)
  }
  /** the rules reached an end, somebody resigned, or somebody was caught */
  get ended(): boolean {
    const over = this.session.transcript.position.outcome !== undefined
    return over || this.resigned.length > 0 || this.accused !== undefined
  }
  seedOf(seat: Seat): Uint8Array | undefined {
    const says = this.statements.get(keptStatement('seed', seat))?.says
    return says?.type === 'seed' ? says.seed : undefined
  }
  /** everything signed outside the chain, in a fixed order */
  get sideStatements(): readonly Uint8Array[] {
    return [...this.statements].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { wire }]) => wire)
  }

  // ---- a session begins and ends ---------------------------------------------------------------------------------

  /** Whether what the other side says of its height and head can be true of the same history. */
  agreesWith(said: Statement): boolean {
    const ours = this.session.transcript.hashAt(said.height)
    return said.height > this.height || (ours !== undefined && equal(ours, said.head))
  }

  /** The sides have met: what the other lacks is sent, own entries signed anew for this session and kept so. */
  meet(live: Live): void {
    this.live = live
    const { transcript } = this.session
    // The last one first: at no moment may an earlier entry bear a later epoch than the next one in what is kept.
    for (let number = this.height; number > live.catchUpTo && !this.sealed; number--) {
      const anew = this.session.signAnew(number, live.epoch)
      if (anew !== undefined && transcript.replace(anew)) this.out.keep(keptEntry(number), anew)
    }
    for (const wire of transcript.entries.slice(live.catchUpTo)) this.out.send('entry', wire)
    for (const wire of this.sideStatements) this.out.send('statement', wire)
    if (this.accused !== undefined) this.out.send('accuse', encodeFault(this.accused))
    this.owe()
  }
  part(): void {
    this.live = undefined
  }

  // ---- this seat speaks ------------------------------------------------------------------------------------------

  /** Notes choices without sending them. Choices that are not possible are not noted. */
  plan(plays: readonly Play[]): void {
    if (this.session.draft(plays) === undefined) return
    this.drafted = plays
    this.out.keep('draft', encodeDraft(this.height, plays))
  }

  /**
   * Says these choices and what needs no player, for good. Silent while there is no session or this side has not caught
   * up with what the other one has: so a restored copy signs nothing that contradicts its own past.
   */
  speak(plays: readonly Play[]): void {
    if (this.live === undefined || this.ended || this.sealed || this.height < this.live.catchUpTo) return
    const wire = this.session.compose(plays, this.live.epoch)
    if (wire === undefined) return
    const accepted = this.session.accept(wire)
    if (accepted.type !== 'accepted') throw new Error(`an own entry is not accepted: ${accepted.type}`)
    this.taken(accepted.number, wire)
    this.out.send('entry', wire)
    this.goOn()
  }
  /** Says what this seat owes without its player. */
  due(): void {
    if (this.session.owesWithoutPlayer() !== undefined) this.speak([])
  }
  resign(): void {
    if (this.ended) return
    this.state({ type: 'resign', seat: this.self.seat, ...this.statement })
    this.finish()
  }

  // ---- the other side speaks -------------------------------------------------------------------------------------

  /** Takes an entry. What cannot go on with this peer comes back as a reason to hang up. */
  hearEntry(wire: Uint8Array): HangUp | undefined {
    if (this.accused !== undefined) return undefined
    const accepted = this.session.accept(wire)
    switch (accepted.type) {
      case 'accepted':
        this.taken(accepted.number, wire)
        this.goOn()
        return undefined
      case 'rejected':
        this.out.ignore(accepted.code)
        return undefined
      case 'diverged':
        return 'diverged'
      case 'fault':
        this.accused = accepted.fault
        this.out.keep('accused', encodeFault(accepted.fault))
        this.out.send('accuse', encodeFault(accepted.fault))
        return undefined
    }
  }
  hearStatement(wire: Uint8Array): void {
    const { agreed } = this.session
    const says = readStatement(agreed, wire)
    if (says === undefined || !this.fits(says)) {
      this.out.ignore('out-of-place')
      return
    }
    const key = keptStatement(says.type, says.seat)
    if (this.statements.has(key)) return
    this.statements.set(key, { wire, says })
    this.out.keep(key, wire)
    this.finish()
  }
  /** Whether a side statement belongs to what is here: the seed that was promised, or a head of this history. */
  private fits(says: SideStatement): boolean {
    if (says.type === 'seed') return isSeedOf(this.session.agreed, says.seat, says.seed)
    const ours = this.session.transcript.hashAt(says.height)
    return ours !== undefined && equal(ours, says.head)
  }
  /** The other side says that somebody was caught. It counts only if the evidence shows it here too. */
  hearAccusation(content: Uint8Array): void {
    const said = decodeFault(content)
    if (said === undefined || this.accused !== undefined || !this.session.transcript.proves(said)) {
      this.out.ignore('out-of-place')
      return
    }
    this.accused = said
    this.out.keep('accused', content)
  }

  // ---- steps of both ---------------------------------------------------------------------------------------------

  private taken(number: number, wire: Uint8Array): void {
    this.drafted = []
    this.out.keep(keptEntry(number), wire)
  }
  private goOn(): void {
    this.finish()
    this.owe()
  }
  private owe(): void {
    const what = this.ended || this.live === undefined ? undefined : this.session.owesWithoutPlayer()
    if (what !== undefined) this.out.due(what)
  }
  /** Once the game is over the vault is sealed for good, then the seed is opened. After a fault nothing is opened. */
  private finish(): void {
    if (!this.ended || this.accused !== undefined) return
    if (!this.sealed) this.out.keep('sealed', encode(1))
    this.sealed = true
    const { seat, seed } = this.self
    this.state({ type: 'closing', seat, ...this.statement })
    this.state({ type: 'seed', seat, seed })
  }
  private state(says: SideStatement): void {
    const key = keptStatement(says.type, says.seat)
    if (this.statements.has(key)) return
    const wire = makeStatement(this.session.agreed.gameId, says, this.self.key)
    this.statements.set(key, { wire, says })
    this.out.keep(key, wire)
    this.out.send('statement', wire)
  }
}
