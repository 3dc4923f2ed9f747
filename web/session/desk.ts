/** What this tab is at: the first page, an invitation, one game, or a record from a file. */
import type { Effect } from '../../protocol/session/outbox.ts'
import type { Command, Notice, Opponent, Proposal } from '../app/view.ts'
import { ABOUT, type About, decodeAbout } from './about.ts'
import { Aside } from './aside.ts'
import { type At, leave, viewAt } from './at.ts'
import { forgetAll, hostHere, keepNew, type More } from './begin.ts'
import { engineOf, NotFetched } from './fetched.ts'
import { Games } from './games.ts'
import type { Before } from './handover.ts'
import { PLACE_BYTES, readLink, writeInvite, writeOffering } from './invite.ts'
import type { Peer } from './manhunt.ts'
import {
  BROKEN,
  HANDED_OVER,
  LOST,
  NO_GAME,
  NOT_FETCHED,
  OTHER_RULES,
  OTHER_TAB,
  STORAGE_FAILED,
  STORE_CLOSED,
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
      if (kind === 'game') await this.open(rest)
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
  /** Another tab was opened by a link for this game; whether the game is here. */
  take(game: string, signal: Signal): boolean {
    const { at } = this
    if (at.type !== 'game' || at.sitting.id !== game) return false
    this.add(async () => at.sitting.exchange.take(signal))
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
        return this.host()
      case 'prepare':
        return this.go({ type: 'prepare' })
      case 'begin here':
        return this.beginHere(command.opponent, command.proposal)
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
  private async host(): Promise<void> {
    const { Peer, worldOf } = await engineOf(this.world)
    const { peer, effects } = Peer.host(worldOf(this.world.random))
    await this.begin(peer, effects, this.world.random(PLACE_BYTES))
  }
  private async beginHere(opponent: Opponent, proposal: Proposal): Promise<void> {
    const { peer, effects } = await hostHere(this.world, proposal)
    await this.begin(peer, effects, this.world.random(PLACE_BYTES), { opponent })
  }
  /** Looks at an invitation: nothing is claimed yet. One that was claimed here leads back to its game. */
  private async join(link: string): Promise<void> {
    const read = readLink(link)
    if ('code' in read) {
      this.world.remember(undefined)
      this.go({ type: 'refused', notice: read })
      return
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
    const here = this.at.type === 'game' && this.at.sitting.id === game
    if (!here && (await this.world.pass(game, signal))) this.go({ type: 'refused', notice: HANDED_OVER })
    else {
      await this.open(game)
      this.sitting?.exchange.take(signal)
    }
    return true
  }
  private async claim(): Promise<void> {
    if (this.at.type !== 'invited') return
    const { invite, offer } = this.at
    const { Peer, worldOf } = await engineOf(this.world)
    const { peer, effects } = Peer.guest(worldOf(this.world.random), invite)
    await this.begin(peer, effects, invite.place)
    if (offer !== undefined) this.sitting?.exchange.take(offer)
  }
  /** A new game: it is kept whole before anything else happens to it. */
  private async begin(peer: Peer, effects: readonly Effect[], place: Uint8Array, more: More = {}): Promise<void> {
    const begun = await keepNew(this.world, { peer, effects, place, version: this.version, ...more })
    if (begun === undefined) await this.home(STORAGE_FAILED)
    else await this.sit(begun.id, begun.about, peer, [], more.from)
  }
  /** The next game between the same two, which this one's session has agreed on; its channel is handed over. */
  private async moveOn(sitting: Sitting, channel: Channel, first: Uint8Array | undefined): Promise<void> {
    if (this.at.type !== 'game' || this.at.sitting !== sitting) return
    const { beginNext, inviteTag } = await engineOf(this.world)
    const next = beginNext(sitting.peer, this.world.random)
    if (next === undefined) return
    await this.games.read().catch(() => undefined)
    const from: Before = {
      names: sitting.names,
      handOver: () => {
        const given = sitting.handOver(channel)
        return given && { ...given, ...(first === undefined ? {} : { first }) }
      },
    }
    const mine = this.games.invitedBy(inviteTag(next.peer.self.secret))
    if (mine !== undefined) await this.open(mine, from)
    else await this.begin(next.peer, next.effects, next.place, from && { from })
  }
  private async open(id: string, from?: Before): Promise<void> {
    if (this.at.type === 'game' && this.at.sitting.id === id) return
    let kept: ReadonlyMap<string, Uint8Array>
    try {
      kept = await this.world.storage.load(id)
    } catch {
      await this.home(STORE_CLOSED)
      return
    }
    if (kept.size === 0) return this.home()
    const about = decodeAbout(kept.get(ABOUT))
    const { Peer, rulesName, worldOf } = await engineOf(this.world)
    if (about !== undefined && about.rules !== rulesName()) return this.go({ type: 'refused', notice: OTHER_RULES })
    const restored = Peer.restore(worldOf(this.world.random), kept)
    if (about === undefined || restored === undefined) return this.go({ type: 'refused', notice: LOST })
    await this.sit(id, about, restored.peer, restored.effects, from)
  }
  private async sit(id: string, about: About, peer: Peer, effects: readonly Effect[], from?: Before): Promise<void> {
    this.world.remember(`game ${id}`)
    const handover = from?.handOver()
    this.missed = []
    this.go({ type: 'starting' })
    await this.show()
    const release = await this.world.claim(id)
    if (release === undefined) {
      if (handover !== undefined) this.world.order({ type: 'close', channel: handover.channel })
      return this.go({ type: 'refused', notice: OTHER_TAB })
    }
    const { besideOf, Sitting } = await engineOf(this.world)
    const outside: Outside = {
      changed: () => void this.show(),
      moveOn: (channel, first) => this.add(() => this.moveOn(sitting, channel, first)),
      invitedTo: tag => this.games.invitedBy(tag),
    }
    const here = besideOf(this.world, { id, about, peer, queue: this.queue, outside, sitting: () => sitting })
    const world = here === undefined ? this.world : { ...this.world, order: here.order }
    const sitting: Sitting = new Sitting(world, this.queue, id, this.base, about, peer, outside)
    this.go({ type: 'game', sitting, release, ...here })
    this.games.add(id, about)
    await sitting.begin(effects, handover)
    for (const report of this.missed.splice(0)) sitting.report(report)
    if ((await here?.beside.begin().catch(() => false)) === false) this.go({ type: 'refused', notice: LOST })
  }
  private async forget(id: string): Promise<void> {
    await this.home(await forgetAll(this.world, id).catch(() => STORE_CLOSED))
  }
  private async openRecord(file: Uint8Array): Promise<void> {
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
