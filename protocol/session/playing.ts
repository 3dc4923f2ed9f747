import { encode } from '../bytes/codec.ts'
import { equal } from '../bytes/hash.ts'
import type { Random } from '../crypto/keys.ts'
import type { Seat } from '../rules/ids.ts'
import type { Play } from '../rules/plays.ts'
import type { Event, Option, Rules } from '../rules/request.ts'
import type { Settling } from '../transcript/choice.ts'
import type { Agreed } from '../transcript/terms.ts'
import { Aside, type Early } from './aside.ts'
import { type Ending, endingOf } from './ending.ts'
import type { FrameKind } from './frame.ts'
import type { Statement } from './handshake.ts'
import { Judge } from './judge.ts'
import {
  type Accusation,
  decodeDraft,
  decodeFault,
  encodeDraft,
  encodeFault,
  type Kept,
  keptEntry,
  type Self,
} from './keep.ts'
import type { HangUp, Outbox } from './outbox.ts'
import { encodeProgress, type Progress } from './progress.ts'
import { Rematch } from './rematch.ts'
import { Session } from './session.ts'
import type { Wish } from './wish.ts'

/** Every entry's proofs were settled before it was kept. */
const settledBefore: Settling = () => true

/** The kinds of message that a game consists of once it is agreed on. */
const PLAYED = ['entry', 'statement', 'accuse', 'rematch', 'next'] as const satisfies readonly FrameKind[]
type Played = (typeof PLAYED)[number]
export const isPlayed = (kind: FrameKind): kind is Played => PLAYED.some(one => one === kind)

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
  /** what is said beside the entries */
  readonly aside: Aside<State, Setup, O, E>
  /** what is said about another game, once this one is over */
  readonly rematch: Rematch<Setup>
  private sealed = false
  private drafted: readonly Play[] = []
  private accused: Accusation | undefined
  private live: Live | undefined
  private readonly judge = new Judge()
  /** the other side has sent everything that it had when the session began */
  private heardAll = false

  constructor(
    rules: Rules<State, Setup, O, E>,
    agreed: Agreed,
    setup: Setup,
    self: Self,
    random: Random,
    private readonly out: Outbox,
  ) {
    const { seat, seed, key } = self
    this.session = new Session(agreed, rules, setup, { seat, seed }, key)
    this.aside = new Aside(this.session.transcript, self, out)
    this.rematch = new Rematch(rules, agreed, self, random, out)
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
    this.aside.load(kept)
    this.rematch.load(kept)
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
  /** how the game ended, as far as this side knows by itself; a claim of abandonment counts while it stands */
  get ending(): Ending | undefined {
    return endingOf(this.session.transcript, this.aside.all, this.accused)
  }
  /** the rules reached an end, somebody resigned, a draw was agreed on, or somebody was caught: for good */
  get ended(): boolean {
    const over = this.session.transcript.position.outcome !== undefined
    return over || this.aside.resigned.length > 0 || this.aside.draw === 'agreed' || this.accused !== undefined
  }
  seedOf(seat: Seat): Uint8Array | undefined {
    return this.aside.seedOf(seat)
  }
  /** everything signed outside the chain that counts, in a fixed order */
  get sideStatements(): readonly Uint8Array[] {
    return this.aside.wires
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
    this.heardAll = false
    this.judge.begin()
    const { transcript } = this.session
    // The last one first: at no moment may an earlier entry bear a later epoch than the next one in what is kept.
    for (let number = this.height; number > live.catchUpTo && !this.sealed; number--) {
      const anew = this.session.signAnew(number, live.epoch)
      if (anew !== undefined && transcript.replace(anew)) this.out.keep(keptEntry(number), anew)
    }
    this.sendSince({ height: live.catchUpTo, statements: [], accusations: 0 })
    this.out.send('have', encodeProgress(this.progress))
  }
  /** Sends the whole history to somebody who has another one: whoever has forked is found out by that. */
  showAll(): void {
    this.sendSince({ height: 0, statements: [], accusations: 0 })
  }
  /** how much there is here */
  get progress(): Progress {
    return { height: this.height, statements: this.aside.counts, accusations: this.accused === undefined ? 0 : 1 }
  }
  /** Sends what somebody lacks who has so much, and again what was said of another game. */
  private sendSince(theirs: Progress): void {
    for (const wire of this.session.transcript.entries.slice(theirs.height)) this.out.send('entry', wire)
    for (const wire of this.aside.lackedBy(theirs.statements)) this.out.send('statement', wire)
    if (this.accused !== undefined && theirs.accusations === 0) this.out.send('accuse', encodeFault(this.accused))
    this.rematch.sayAgain()
  }
  /** The other side says how much it has, after everything that it had to send; `stuck` if it says so again. */
  hearProgress(theirs: Progress, stuck: boolean): void {
    if (stuck) this.sendSince(theirs)
    if (this.heardAll) return
    this.heardAll = true
    this.aside.offer(this.maySign)
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
    if (this.live === undefined || !this.maySign) return
    const wire = this.session.compose(plays, this.live.epoch)
    if (wire === undefined) return
    const accepted = this.session.accept(wire)
    if (accepted.type !== 'accepted') throw new Error(`an own entry is not accepted: ${accepted.type}`)
    this.taken(accepted.number, wire)
    this.out.send('entry', wire)
    this.goOn()
  }
  /** In a session, caught up with all that the other side has, and not over. */
  get maySign(): boolean {
    const { live } = this
    return live !== undefined && this.heardAll && !this.ended && !this.sealed && this.height >= live.catchUpTo
  }
  /** Says what this seat owes without its player. */
  due(): void {
    if (this.session.owesWithoutPlayer() !== undefined) this.speak([])
  }
  /** Ends the game before its rules do, if that is possible now. */
  endEarly(how: Early): void {
    if (this.ended) return
    this.aside.end(how, this.maySign)
    this.finish()
  }

  // ---- the other side speaks -------------------------------------------------------------------------------------

  /** Takes a message of the game. What cannot go on with this peer comes back as a reason to hang up. */
  hear(kind: Played, content: Uint8Array): HangUp | undefined {
    switch (kind) {
      case 'entry':
        return this.hearEntry(content)
      case 'statement':
        this.aside.hear(content)
        this.finish()
        return undefined
      case 'accuse':
        this.hearAccusation(content)
        return undefined
      case 'rematch':
      case 'next':
        this.hearRematch(kind, content)
        return undefined
    }
  }
  private hearEntry(wire: Uint8Array): HangUp | undefined {
    if (this.accused !== undefined) return undefined
    if (this.aside.draw === 'agreed') {
      // Who signed the draw when it had to speak has nothing more to say.
      this.out.ignore('out-of-place')
      return undefined
    }
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
  /** Says what this player wishes for after this game, or that they would rather not; silent before it is over. */
  wish(wish: Wish | undefined): void {
    if (this.ended) this.rematch.wish(wish)
  }
  private hearRematch(kind: 'rematch' | 'next', content: Uint8Array): void {
    if (!this.ended) this.out.ignore('out-of-place')
    else if (kind === 'rematch') this.rematch.hearWish(content)
    else this.rematch.hearNext(content)
  }
  /** The other side says that somebody was caught. It counts only if the evidence shows it here too. */
  private hearAccusation(content: Uint8Array): void {
    const said = decodeFault(content)
    if (said === undefined || this.accused !== undefined || !this.judge.proven(this.session.transcript, said))
      this.out.ignore('out-of-place')
    else {
      this.accused = said
      this.out.keep('accused', content)
    }
  }

  // ---- steps of both ---------------------------------------------------------------------------------------------

  private taken(number: number, wire: Uint8Array): void {
    this.drafted = []
    this.aside.headMoved()
    this.out.keep(keptEntry(number), wire)
  }
  private goOn(): void {
    this.finish()
    this.aside.offer(this.maySign)
    this.owe()
  }
  private owe(): void {
    const what = this.maySign ? this.session.owesWithoutPlayer() : undefined
    if (what !== undefined) this.out.due(what)
  }
  /** Once the game is over the vault is sealed for good, then the seed is opened. After a fault nothing is opened. */
  private finish(): void {
    if (!this.ended || this.accused !== undefined) return
    if (!this.sealed) this.out.keep('sealed', encode(1))
    this.sealed = true
    this.aside.close()
  }
}
