import { usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'
import { seeded } from '../../../src/local/random.ts'
import type { Proposal, RoleRule } from '../../../web/app/view.ts'
import { MemoryBroker } from '../../../web/session/transport/memory.ts'
import { TestClock } from './clock.ts'
import { Browser, Page } from './page.ts'

/** Two browsers, each with a tab, and the broker between them. */
export class Two {
  readonly broker = new MemoryBroker()
  readonly clock = new TestClock()
  host: Page
  readonly guest: Page
  private readonly draw: (below: number) => number

  constructor(seed = 1) {
    this.draw = seeded(seed)
    this.host = new Page(this.browser())
    this.guest = new Page(this.browser())
  }
  browser(): Browser {
    return new Browser(this.broker, this.clock, bytes => Uint8Array.from({ length: bytes }, () => this.draw(256)))
  }
  /** Lets everything happen that happens within so many milliseconds. */
  pass(milliseconds = 1_000): Promise<void> {
    return this.clock.pass(milliseconds)
  }
  /** The host invites, and the guest has opened the link. */
  async invite(): Promise<string> {
    this.host.command({ type: 'host' })
    await this.pass(0)
    const { link } = this.host.on('lobby')
    this.guest.command({ type: 'join', link })
    await this.pass(0)
    return link
  }
  async meet(): Promise<string> {
    const link = await this.invite()
    this.guest.command({ type: 'claim' })
    await this.pass()
    return link
  }
  /** Both are at the table, and it is the Fugitive's turn: who is on the run is chosen. */
  async sit(roles: RoleRule = 'host is Fugitive'): Promise<string> {
    const link = await this.meet()
    this.host.command({ type: 'propose', proposal: proposal(roles) })
    await this.pass(0)
    this.guest.command({ type: 'sign' })
    await this.pass()
    await this.play(1)
    return link
  }
  /** Plays on, each choosing the first play of this order, until the game ends or so many choices were made. */
  async play(most = Number.POSITIVE_INFINITY): Promise<number> {
    for (let made = 0; made < most; ) {
      await this.pass()
      const page = [this.host, this.guest].find(
        one => one.view.screen === 'table' && one.on('table').table.yourDecision,
      )
      if (page === undefined) return made
      const { table } = page.on('table')
      const play = [...table.plays].sort((a, b) => rank(table.options[a.option]) - rank(table.options[b.option]))[0]
      if (play === undefined) throw new Error('nothing to choose')
      page.command({ type: 'act', plays: [play] }, table.height)
      made++
    }
    await this.pass()
    return most
  }
}

/** A short game: the Fugitive rests beside the wreck and walks away from everybody, the Government attacks there. */
const ORDER = ['ignore', 'rest', 'escape', 'attack', 'end turn', 'hold', 'strike', 'keep', 'suffer', 'carried', 'steal']
/** What would go on for ever. */
const LAST = ['eat', 'take', 'drop', 'wear', 'take off', 'refuel']
const rank = (option: { readonly type: string } | undefined): number => {
  const at = ORDER.indexOf(option?.type ?? '')
  if (at >= 0) return at
  return ORDER.length + (LAST.includes(option?.type ?? '') ? 1 : 0)
}

export const proposal = (roles: RoleRule): Proposal => ({ setup: usualSetup, roles })
