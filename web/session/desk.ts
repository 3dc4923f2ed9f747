/** What this tab is at: the first page, an invitation, one game, or a record from a file. */
import type { Command, SaveAsked } from '../app/commands.ts'
import type { Notice } from '../app/view.ts'
import { Aside } from './aside.ts'
import { type At, leave, saveAt, viewAt } from './at.ts'
import { type Beginning, forgetAll, guestOf, hosted, hostedHere, keepNew } from './begin.ts'
import { engineOf, NotFetched } from './fetched.ts'
import { Games } from './games.ts'
import { type Before, beforeOf } from './handover.ts'
import { readLink, writeInvite, writeOffering } from './invite.ts'
import {
  BROKEN,
  GONE,
  HANDED_OVER,
  MOVED_AWAY,
  NO_GAME,
  NOT_FETCHED,
  OTHER_TAB,
  STORAGE_FAILED,
  STORE_CLOSED,
  TAKEN_BACK,
} from './notices.ts'
import type { Outside } from './present.ts'
import { Queue } from './queue.ts'
import { recordFrom } from './records.ts'
import type { Signal } from './signal.ts'
import type { Sitting } from './sitting.ts'
import type { Channel, Report } from './transport/port.ts'
import type { World } from './world.ts'

export class Desk {
  private at: At = { type: 'starting' }
  private readonly games: Games
  /** what is asked for besides the view */
  readonly aside: Aside
  /** the address of the page, to which an invitation is added */
  private base = ''
  /** which version of the site this is; empty where it has none */
  private version = ''
  private readonly queue: Queue
  /** what the transport reported while a game was taken up */
  private missed: Report[] = []

  constructor(private readonly world: World) {
    this.games = new Games(world.storage)
    this.queue = new Queue(error => {
      if (!(error instanceof NotFetched)) world.broken(error)
      this.go({ type: 'refused', notice: error instanceof NotFetched ? NOT_FETCHED : BROKEN })
      void this.show()
    })
    this.aside = new Aside(world, this.queue, () => this.at)
  }

  /** Begins where this tab was: `place` is what {@link World.remember} was given last. */
  start(base: string, place: string | undefined, version = ''): void {
    this.add(async () => {
      this.base = base
      this.version = version
      await this.home()
      const [kind, rest = ''] = place?.split(' ') ?? []
      if (kind === 'game') await this.open(rest, { gone: GONE })
      else if (kind === 'invite') await this.join(rest)
      else if (kind === 'record') await this.openKept(rest)
    })
  }
  /** `height` is that of the view in which the command was given. */
  command(command: Command, height?: number): void {
    this.add(() => this.obey(command, height))
  }
  report(report: Report): void {
    if (this.at.type === 'game') this.at.sitting.report(report)
    else if (this.at.type === 'starting') this.missed.push(report)
  }
  /** This seat as a file, or the file with which it was moved away; nothing if it could not be kept that it was. */
  save(asked: SaveAsked, give: (bytes: Uint8Array | undefined) => void): void {
    this.add(async () => {
      const file = await saveAt(this.at, asked, this.world)
      if (file !== undefined && asked.how === 'move') this.go({ type: 'refused', notice: MOVED_AWAY, file })
      give(file)
    })
  }
  /** Another tab was opened by a link for this game; whether the game is here. */
  take(game: string, signal: Signal): boolean {
    const { sitting } = this
    if (sitting?.id !== game) return false
    this.add(async () => sitting.exchange.take(signal))
    return true
  }
  /** Everything that was asked for so far is done. */
  done(): Promise<void> {
    return this.queue.done()
  }

  private get sitting(): Sitting | undefined {
    return this.at.type === 'game' ? this.at.sitting : undefined
  }
  private add(task: () => Promise<void>): void {
    this.queue.add(async () => {
      await task()
      await this.show()
    })
  }

  // ---- commands ------------------------------------------------------------------------------------------------

  private async obey(command: Command, height: number | undefined): Promise<void> {
    switch (command.type) {
      case 'go home':
        return this.home()
      case 'host':
        return this.begin(await hosted(this.world))
      case 'prepare':
        return this.go({ type: 'prepare' })
      case 'begin here':
        return this.begin(await hostedHere(this.world, command.opponent, command.proposal))
      case 'join':
        return this.join(command.link)
      case 'claim':
        return this.claim()
      case 'continue':
        return this.open(command.game)
      case 'forget':
        return this.forget(command.game)
      case 'open record':
        return this.openRecord(command.bytes)
      case 'open kept':
        return this.openKept(command.record)
      case 'open save':
        return this.openSave(command.bytes, command.passphrase)
      case 'take over':
        if (this.at.type === 'refused' && this.at.game !== undefined) await this.sit(this.at.game, 'take over')
        return undefined
      case 'export':
        return undefined
    }
    if (this.at.type !== 'game') return undefined
    const { obey } = await engineOf(this.world)
    return obey(this.at, command, height)
  }

  private async home(notice?: Notice): Promise<void> {
    let problem = notice
    try {
      await this.games.read()
    } catch {
      problem ??= STORE_CLOSED
    }
    this.world.remember(undefined)
    this.go({ type: 'home', ...(problem && { notice: problem }) })
  }
  /** Looks at an invitation: nothing is claimed yet. One that was claimed here leads back to its game. */
  private async join(link: string): Promise<void> {
    const read = readLink(link)
    if ('code' in read) {
      this.world.remember(undefined)
      return this.go({ type: 'refused', notice: read })
    }
    const { invite, signal } = read
    if (signal !== undefined && (await this.meet(signal))) return
    await this.home()
    if (invite === undefined) return this.go({ type: 'refused', notice: NO_GAME })
    const { inviteTag, rulesName } = await engineOf(this.world)
    const mine = this.games.invitedBy(inviteTag(invite.secret))
    if (mine !== undefined) await this.open(mine)
    else {
      this.world.remember(`invite ${signal === undefined ? writeInvite(invite) : writeOffering(invite, signal)}`)
      this.go({ type: 'invited', invite, offer: signal, rules: rulesName() })
    }
  }
  /** An offer or an answer goes to its game: here, in another tab, or one that is kept; false if there is none. */
  private async meet(signal: Signal): Promise<boolean> {
    await this.games.read().catch(() => undefined)
    const game = this.games.meantBy(signal)
    if (game === undefined) return false
    if (this.sitting?.id !== game && (await this.world.pass(game, signal)))
      this.go({ type: 'refused', notice: HANDED_OVER })
    else {
      await this.open(game)
      this.sitting?.exchange.take(signal)
    }
    return true
  }
  private async claim(): Promise<void> {
    if (this.at.type !== 'invited') return
    const { invite, offer } = this.at
    await this.begin(await guestOf(this.world, invite))
    if (offer !== undefined) this.sitting?.exchange.take(offer)
  }
  /** A new game: it is kept whole before anything else happens to it. */
  private async begin(beginning: Beginning): Promise<void> {
    const id = await keepNew(this.world, beginning, this.version)
    if (id === undefined) return this.home(STORAGE_FAILED)
    await this.sit(id, 'ask', beginning.from)
  }
  /** The next game between the same two, which this one's session has agreed on; its channel is handed over. */
  private async moveOn(sitting: Sitting, channel: Channel, first: Uint8Array | undefined): Promise<void> {
    if (this.at.type !== 'game' || this.at.sitting !== sitting) return
    const { beginNext, inviteTag } = await engineOf(this.world)
    const next = beginNext(sitting.peer, this.world.random)
    if (next === undefined) return
    await this.games.read().catch(() => undefined)
    const from = beforeOf(sitting, channel, first)
    const mine = this.games.invitedBy(inviteTag(next.peer.self.secret))
    if (mine !== undefined) await this.open(mine, { from })
    else await this.begin({ ...next, from })
  }
  /** `gone` is what to say if there is no such game any more. */
  private async open(id: string, { from, gone }: { readonly from?: Before; readonly gone?: Notice } = {}) {
    if (this.sitting?.id === id) return
    const { lookFor } = await engineOf(this.world)
    const found = await lookFor(this.world, id)
    if (found === 'gone') return this.home(gone)
    if (found === 'closed') return this.home(STORE_CLOSED)
    if (found !== 'here') return this.go({ type: 'refused', ...found })
    await this.sit(id, 'ask', from)
  }
  /** Sits down at a game of this browser. What is kept of it is read once nobody else can add to it. */
  private async sit(id: string, how: 'ask' | 'take over', from?: Before): Promise<void> {
    this.world.remember(`game ${id}`)
    const handover = from?.handOver()
    this.missed = []
    this.go({ type: 'starting' })
    await this.show()
    const { besideOf, Sitting, sitDown } = await engineOf(this.world)
    const taken = await sitDown(this.world, id, how, () => this.refuse(id, OTHER_TAB))
    if ('notice' in taken) {
      if (handover !== undefined) this.world.order({ type: 'close', channel: handover.channel })
      return this.go({ type: 'refused', ...taken })
    }
    const { about, peer, effects, keeper, release } = taken
    const outside: Outside = {
      changed: () => void this.show(),
      refused: notice => this.refuse(id, notice),
      moveOn: (channel, first) => this.add(() => this.moveOn(sitting, channel, first)),
      invitedTo: tag => this.games.invitedBy(tag),
    }
    const here = besideOf(this.world, { id, about, peer, queue: this.queue, outside, sitting: () => sitting })
    const world = here === undefined ? this.world : { ...this.world, order: here.order }
    const sitting: Sitting = new Sitting(world, this.queue, id, keeper, this.base, about, peer, outside)
    this.go({ type: 'game', sitting, release, ...here })
    this.games.add(id, about)
    await sitting.begin(effects, handover)
    for (const report of this.missed.splice(0)) sitting.report(report)
    await here?.beside.begin()
  }
  /** A game cannot go on in this tab. If another one plays it, it can be taken over from there. */
  private refuse(id: string, notice: Notice): void {
    this.add(async () => {
      if (this.sitting?.id !== id) return
      this.go({ type: 'refused', notice, ...(notice.code === OTHER_TAB.code && { game: id }) })
    })
  }
  private async openSave(file: Uint8Array, passphrase: string): Promise<void> {
    const { takeIn } = await engineOf(this.world)
    const taken = await takeIn(this.world, file, passphrase)
    if (typeof taken !== 'string') return this.home(taken)
    await this.open(taken)
  }
  private async forget(id: string): Promise<void> {
    await this.home(await forgetAll(this.world, id).catch(() => STORE_CLOSED))
  }
  /** A record of a game that this browser has lost brings it back; any other one is shown. */
  private async openRecord(file: Uint8Array): Promise<void> {
    const { takeBack } = await engineOf(this.world)
    const back = await takeBack(this.world, file)
    if (typeof back === 'object') return this.home(back)
    if (back !== undefined) {
      await this.open(back)
      return this.sitting?.tell(TAKEN_BACK)
    }
    const opened = await recordFrom(this.world, this.games.shelf, file)
    return 'code' in opened ? this.home(opened) : this.go(opened)
  }
  private async openKept(id: string): Promise<void> {
    const file = await this.games.shelf.file(id).catch(() => STORE_CLOSED)
    return file instanceof Uint8Array ? this.openRecord(file) : this.home(file)
  }

  // ---- what is shown -------------------------------------------------------------------------------------------

  /** Leaves what was there before. */
  private go(at: At): void {
    const before = this.at
    this.at = at
    leave(before)
  }
  private async show(): Promise<void> {
    const { at } = this
    if (at.type === 'game' && at.sitting.stillborn) {
      // The seat was never ours: nothing is left to come back to.
      const view = at.sitting.view()
      const { id } = at.sitting
      this.go(view.screen === 'refused' ? { type: 'refused', notice: view.notice } : { type: 'home' })
      this.world.remember(undefined)
      await forgetAll(this.world, id).catch(() => undefined)
    }
    this.world.show(viewAt(this.at, this.games))
  }
}
