/**
 * A player’s seat at one game, in this browser: carries out what the kernel's peer wants done, in its order and nothing sent
 * before it is kept; passes it what arrives, one thing at a time; and shows how it stands.
 */
import { toHex } from '../../protocol/bytes/text.ts'
import type { Play } from '../../protocol/rules/index.ts'
import { MOVED } from '../../protocol/session/keep.ts'
import type { Effect, HangUp } from '../../protocol/session/outbox.ts'
import type { MarkerKind } from '../app/aids.ts'
import type { Notice, View } from '../app/view.ts'
import { ABOUT, type About, encodeAbout, isSame } from './about.ts'
import { SeatAids } from './aids.ts'
import { Ending } from './ending.ts'
import type { Exchange } from './exchange.ts'
import { Gate, type Inside } from './gate.ts'
import type { Handover } from './handover.ts'
import { isKept, type Keeper, type Outcome, saysOf } from './keeper.ts'
import { type Peer, restoredFrom } from './manhunt.ts'
import { OTHER_TAB, UNSENT, WRITTEN_AGAIN } from './notices.ts'
import { hostName, namesToDial } from './places.ts'
import { type Outside, present, signalLink } from './present.ts'
import { progressed } from './progress.ts'
import type { Queue } from './queue.ts'
import { lossOf } from './recovery.ts'
import type { GameReplay } from './replay.ts'
import { recordBytes } from './report.ts'
import { gameTag } from './signal.ts'
import { QUERY_DELAY, Stopwatch } from './times.ts'
import type { Channel, Report } from './transport/port.ts'
import type { SeatWorld } from './world.ts'

/** When a broken store or a name that is taken is tried again, in milliseconds. */
const RETRY = 3_000

export class Sitting implements Inside {
  private readonly gate: Gate
  private readonly ending: Ending
  private readonly stopwatch: Stopwatch
  private readonly aids: SeatAids
  private notice: Notice | undefined
  private refused: Notice | undefined
  /** the last view of what was kept */
  private last: View | undefined
  /** the store failed and what is in memory is ahead of it: that view stands */
  private stale: View | undefined
  private unsent: { readonly height: number; readonly plays: readonly Play[] } | undefined
  private stopDue: (() => void) | undefined
  private over = false

  constructor(
    private readonly world: SeatWorld,
    private readonly queue: Queue,
    readonly id: string,
    readonly keeper: Keeper,
    private readonly base: string,
    private about: About,
    private seated: Peer,
    private readonly desk: Outside,
  ) {
    this.gate = new Gate(world, this, gameTag(about.invite))
    this.ending = new Ending(world.clock, queue, desk.changed)
    this.stopwatch = new Stopwatch(world.clock)
    this.aids = new SeatAids(keeper)
  }

  get peer(): Peer {
    return this.seated
  }
  get ready(): boolean {
    return this.stale === undefined && this.refused === undefined
  }
  readonly changed = (): void => this.desk.changed()
  readonly nameTaken = (): unknown => this.world.clock.after(RETRY, () => this.add(() => this.listen()))

  /** Begins to be found, or to look for the host; on the channel of the game before, if there is one. */
  async begin(effects: readonly Effect[] = [], handover?: Handover): Promise<void> {
    await this.carryOut(effects, undefined)
    if (!this.ready) return
    if (handover !== undefined) await this.gate.adopt(handover)
    if (this.about.seat === 0) await this.listen()
    else this.gate.seek(round => namesToDial(this.about, this.peer, round))
    await this.settle()
  }
  /** Leaves the game as it is. */
  stop(): void {
    this.over = true
    this.stopDue?.()
    this.ending.stop()
    this.gate.shut()
  }
  report(report: Report): void {
    if (!this.over) this.gate.report(report)
  }
  /** for connecting without a broker */
  get exchange(): Exchange {
    return this.gate.exchange
  }
  /** the names under which a guest looks for the host now */
  get names(): readonly string[] {
    return this.about.seat === 1 ? namesToDial(this.about, this.peer, 0) : []
  }
  readonly record = (): Uint8Array | undefined => recordBytes(this.peer)
  readonly replay = (): GameReplay | undefined => this.ending.replay

  // ---- what the player does ------------------------------------------------------------------------------------

  async mark(node: number, kind: MarkerKind | undefined): Promise<void> {
    await this.heed(await this.aids.mark(node, kind), false)
  }
  plan(plays: readonly Play[]): Promise<void> {
    this.unsent = undefined
    return this.decide(peer => peer.plan(plays))
  }
  /** Says choices made at this height; at another one they would mean something else. */
  async act(plays: readonly Play[], height: number | undefined): Promise<void> {
    const { playing } = this.peer
    if (playing === undefined || (height !== undefined && height !== playing.height)) return
    if (playing.maySign) await this.decide(peer => peer.act(plays))
    else if (playing.session.draft(plays) !== undefined) {
      await this.plan(plays)
      if (this.stale !== undefined) return
      this.unsent = { height: playing.height, plays }
      if (!this.peer.connected) this.notice = UNSENT
    }
  }
  /** Says something to whoever sits here, until the next thing that they do. */
  tell(notice: Notice): void {
    this.notice = notice
  }
  /** when the present head became the last one, and the present (local time, ms) */
  get dates(): { readonly since: number; readonly now: number } {
    return { since: this.about.since, now: this.world.clock.now() }
  }
  /** Lets the peer do what the player decided. What was said about the step before is out of date now; not that all was lost. */
  decide(input: (peer: Peer) => readonly Effect[]): Promise<void> {
    if (this.stale === undefined && this.notice !== WRITTEN_AGAIN) this.notice = undefined
    return this.step(input)
  }

  add(task: () => Promise<void>): void {
    this.queue.add(async () => {
      if (this.over) return
      await task()
      this.changed()
    })
  }
  private async step(input: (peer: Peer) => readonly Effect[]): Promise<void> {
    if (!this.ready) return
    await this.carryOut(this.take(input), this.gate.session)
    await this.settle()
  }
  take(step: (peer: Peer) => readonly Effect[]): readonly Effect[] {
    return this.stopwatch.time(this.peer, step)
  }
  /** Nothing is sent unless everything before it is kept; after a keep that fails nothing that follows is done. */
  async carryOut(effects: readonly Effect[], channel: Channel | undefined): Promise<void> {
    for (const effect of effects) {
      switch (effect.type) {
        case 'keep':
          if (!(await this.keep(effect.key, effect.value))) return
          break
        case 'send':
          if (channel !== undefined) this.gate.send(channel, effect.message)
          break
        case 'due':
          this.answerLater(effect.what)
          break
        case 'move on':
          if (channel !== undefined) this.desk.moveOn(channel)
          break
        case 'hang up':
          this.hungUp(effect.code, effect.by, channel)
          break
        case 'ignored':
          break
      }
    }
  }
  private answerLater(what: 'query' | 'roll'): void {
    const answer = () => this.add(() => this.step(peer => peer.due()))
    this.stopDue?.()
    if (what === 'roll') answer()
    else this.stopDue = this.world.clock.after(QUERY_DELAY, answer)
  }
  /** After every step: what waited for it is said, and what the first page shows of this game is kept. */
  async settle(): Promise<void> {
    const { playing } = this.peer
    const unsent = this.unsent
    if (unsent !== undefined && (playing?.maySign || playing?.height !== unsent.height)) {
      this.unsent = undefined
      if (this.notice === UNSENT) this.notice = undefined
      const said = playing?.height === unsent.height ? this.take(peer => peer.act(unsent.plays)) : []
      await this.carryOut(said, this.gate.session)
    }
    if (this.peer.connected) this.gate.proven()
    await this.keepAbout(progressed(this.about, playing, this.world.clock.now()))
  }

  // ---- the store -----------------------------------------------------------------------------------------------

  private async keep(key: string, value: Uint8Array): Promise<boolean> {
    return !this.over && this.heed(await this.keeper.keep(key, value), true)
  }
  /** Says at once what became of something to be kept; whether it is kept. `ahead`: memory is ahead of the store otherwise. */
  private async heed(outcome: Outcome, ahead: boolean): Promise<boolean> {
    if (outcome === 'taken over') {
      this.stop()
      this.desk.refused(OTHER_TAB)
      return false
    }
    this.notice = saysOf(outcome) ?? this.notice
    if (!isKept(outcome) && ahead) await this.storeFailed()
    return isKept(outcome)
  }
  /** Seals this seat here, with the file that takes it elsewhere: from then on nothing of it is signed here. Whether that is kept. */
  async moveAway(file: Uint8Array): Promise<boolean> {
    if (!(await this.keep(MOVED, file))) return false
    await this.keepAbout({ ...this.about, state: 'moved' })
    this.stop()
    return true
  }
  private async keepAbout(about: About): Promise<boolean> {
    if (isSame(this.about, about)) return true
    if (this.stale !== undefined || !(await this.keep(ABOUT, encodeAbout(about)))) return false
    this.about = about
    return true
  }
  /** Memory is ahead of the store now: the player is told, the line is cut, and the game restored from what is kept. */
  private async storeFailed(): Promise<void> {
    if (this.stale !== undefined) return
    this.stale = this.last ?? { screen: 'starting' }
    this.stopDue?.()
    this.gate.shut()
    this.changed()
    await this.restore()
  }
  private async restore(): Promise<void> {
    const retry = (task: () => Promise<void>) => this.world.clock.after(RETRY, () => this.add(task))
    const outcome = await this.keeper.read()
    if (outcome === 'failed' || outcome === 'full') return void retry(() => this.restore())
    if (!(await this.heed(outcome, false))) return
    const restored = restoredFrom(this.keeper.kept, this.world.random)
    if (restored === undefined) {
      this.refused = lossOf(this.keeper.kept)
      return
    }
    this.about = restored.about
    this.seated = restored.peer
    this.stale = undefined
    retry(() => this.begin(restored.effects))
  }

  // ---- the line ------------------------------------------------------------------------------------------------

  movesOn(channel: Channel, message: Uint8Array): boolean {
    const moves = this.peer.playing?.rematch.opensNext(message) === true
    if (moves) this.desk.moveOn(channel, message)
    return moves
  }
  /** Gives a channel away; this game is left after that. */
  readonly handOver = (channel: Channel) => this.gate.handOver(channel)
  private async listen(): Promise<void> {
    const { room, counter } = this.peer.whereToMeet
    if (!this.peer.met) this.gate.listen(hostName(this.about.place, room, 0) ?? '', this.about.token, 0)
    else {
      // A name is good for one life of the page: it is used only when it is certain that it is not used again.
      const next = Math.max(this.about.counter, counter) + 1
      if (!(await this.keepAbout({ ...this.about, counter: next }))) return
      this.gate.listen(hostName(this.about.place, room, next) ?? '', toHex(this.world.random(16)), next)
    }
  }
  private hungUp(code: HangUp | 'unknown', by: 'us' | 'them', channel: Channel | undefined): void {
    const session = channel !== undefined && this.gate.drop(channel)
    // Whoever merely knocked at the host is a stranger: what they say or do ends nothing.
    if (session || this.about.seat === 1) {
      this.refused = { code, by }
      this.stopDue?.()
      this.gate.shut()
    } else if (code === 'other-version' || code === 'channel-intercepted') this.notice = { code, by }
  }

  // ---- what is shown -------------------------------------------------------------------------------------------

  /** the game never came about: there is nothing to come back to */
  get stillborn(): boolean {
    return this.refused !== undefined && this.about.seat === 1 && !this.peer.met
  }
  view(): View {
    const notice = this.notice === undefined ? {} : { notice: this.notice }
    // A proven fault stands in the place of the reason why the line ended.
    if (this.refused !== undefined && this.peer.playing?.fault === undefined)
      return { screen: 'refused', notice: this.refused, record: this.peer.playing !== undefined }
    if (this.stale !== undefined) return { ...this.stale, ...notice }
    const { seated, about, base, stopwatch, aids, desk } = this
    const connection = this.gate.connection(signal => signalLink(seated, about, base, signal))
    const { times } = stopwatch
    this.last = present({ peer: seated, about, base, connection, times, aids, ending: this.ending, desk }, notice)
    return this.last
  }
}
