import type { Side } from '../../../src/games/siberian-manhunt/game.ts'
import type { Command, SaveAsked } from '../../../web/app/commands.ts'
import type { Hint, Review } from '../../../web/app/counsel.ts'
import type { View } from '../../../web/app/view.ts'
import * as counsel from '../../../web/session/counsel.ts'
import { Desk } from '../../../web/session/desk.ts'
import { BotSeat } from '../../../web/session/device/bot-seat.ts'
import * as engine from '../../../web/session/engine.ts'
import { MemoryStorage } from '../../../web/session/storage/memory.ts'
import { PULSE } from '../../../web/session/transport/framed.ts'
import { type MemoryBroker, MemoryTransport } from '../../../web/session/transport/memory.ts'
import type { Order } from '../../../web/session/transport/port.ts'
import type { TestClock } from './clock.ts'

type Shown<S extends View['screen']> = Extract<View, { screen: S }>

/** How long a bot takes over a decision, in milliseconds. */
export const PAUSE = 100

/** A browser: what it stores, which tab plays what. */
export class Browser {
  readonly storage = new MemoryStorage()
  /** of second seats */
  readonly second = new MemoryStorage()
  readonly pages: Page[] = []
  /** tabs that do not hear that another one takes over, as a frozen one does not */
  deafTabs = false
  /** by whom a game is played, and how it is told that it was taken over */
  readonly claimed = new Map<string, () => void>()

  constructor(
    readonly broker: MemoryBroker,
    readonly clock: TestClock,
    readonly random: (bytes: number) => Uint8Array,
  ) {}
}

/** A tab of a browser that is open at the site, without a screen: commands go in, views come out. */
export class Page {
  views: View[] = []
  place: string | undefined
  readonly orders: Order[] = []
  private desk!: Desk
  transport!: MemoryTransport
  private releases: (() => void)[] = []
  private readonly bots: BotSeat[] = []
  /** changes what this page's client sends: a modified client */
  tamper: (order: Order) => Order = order => order

  constructor(
    readonly browser: Browser,
    link?: string,
  ) {
    browser.pages.push(this)
    this.load()
    if (link !== undefined) this.command({ type: 'join', link })
  }

  private load(): void {
    const { broker, storage, second, clock, random, claimed } = this.browser
    this.transport = new MemoryTransport(broker, report => desk.report(report), random)
    const { transport } = this
    const desk: Desk = new Desk({
      storage,
      second,
      clock,
      random,
      engine: async () => engine,
      counsel: async () => counsel,
      order: order => {
        this.orders.push(order)
        transport.order(this.tamper(order))
      },
      seatBot: hear => {
        const bot = new BotSeat({
          storage: second,
          clock,
          random,
          order: order => hear({ type: 'order', order }),
          refused: notice => hear({ type: 'refused', notice }),
          pause: PAUSE,
          broken: error => {
            throw error
          },
        })
        this.bots.push(bot)
        return { say: message => bot.hear(message) }
      },
      show: view => this.desk === desk && this.views.push(structuredClone(view)),
      remember: place => {
        this.place = place
      },
      claim: async (game, how, lost) => {
        const before = claimed.get(game)
        if (before !== undefined && how === 'ask') return undefined
        claimed.set(game, lost)
        if (!this.browser.deafTabs) before?.()
        const release = () => void (claimed.get(game) === lost && claimed.delete(game))
        this.releases.push(release)
        return release
      },
      pass: async (game, signal) => this.browser.pages.some(page => page !== this && page.desk.take(game, signal)),
      broken: error => {
        throw error
      },
    })
    this.desk = desk
    desk.start('https://site.example/', this.place)
  }
  /** The page is loaded anew: what was in memory is gone, what was on its way is lost. */
  reload(): void {
    this.crash()
    this.load()
  }
  /** The page ends without a word; the other side notices only after a while. */
  crash(): void {
    const { transport } = this
    transport.deaf = true
    const { clock } = this.browser
    const now = clock.now()
    clock.after(PULSE.silent, () => transport.unheard(now))
    clock.after(PULSE.gone, () => transport.missed())
    for (const bot of this.bots.splice(0)) bot.hear({ type: 'stop' })
    for (const release of this.releases.splice(0)) release()
    this.views = []
  }
  command(command: Command, height?: number): void {
    this.desk.command(command, height)
  }
  get view(): View {
    const view = this.views.at(-1)
    if (view === undefined) throw new Error('nothing was shown yet')
    return view
  }
  /** The view, which must be of this screen. */
  on<S extends View['screen']>(screen: S): Shown<S> {
    const { view } = this
    if (!isOn(view, screen)) throw new Error(`on ${JSON.stringify(view).slice(0, 300)}, not on ${screen}`)
    return view
  }
  record(): Promise<Uint8Array | undefined> {
    return new Promise(resolve => this.desk.aside.record(resolve))
  }
  hint(): Promise<Hint | undefined> {
    return new Promise(resolve => this.desk.aside.hint(resolve))
  }
  review(side: Side): Promise<Review | undefined> {
    return new Promise(resolve => this.desk.aside.review(side, resolve))
  }
  save(asked: SaveAsked): Promise<Uint8Array | undefined> {
    return new Promise(resolve => this.desk.save(asked, resolve))
  }
  done(): Promise<void> {
    return this.desk.done()
  }
}

const isOn = <S extends View['screen']>(view: View, screen: S): view is Shown<S> => view.screen === screen
