import type { BotName } from '../../../src/bots/siberian-manhunt/players.ts'
import type { Order, Report } from '../transport/port.ts'
import type { World } from '../world.ts'
import type { Beside, First } from './beside.ts'
import type { BotLine } from './messages.ts'

/** The player's end of the line to a bot, which sits in a worker of its own and keeps its secrets there. */
export class BotBeside implements Beside {
  private line: BotLine | undefined

  constructor(
    private readonly world: Pick<World, 'seatBot'>,
    private readonly first: First,
    private readonly bot: BotName,
    private readonly order: (order: Order) => void,
  ) {}

  async begin(): Promise<void> {
    const { id, about, peer, outside } = this.first
    const { hostKeyHash, secret } = peer.self
    this.line = this.world.seatBot(message => {
      if (message.type === 'order') this.order(message.order)
      else outside.refused(message.notice)
    })
    const invite = { place: about.place, hostKeyHash, secret }
    this.line.say({ type: 'start', game: id, bot: this.bot, invite, version: about.version, met: peer.met })
  }
  report(report: Report): void {
    this.line?.say({ type: 'report', report })
  }
  hurry(): void {
    this.line?.say({ type: 'hurry' })
  }
  stop(): void {
    this.line?.say({ type: 'stop' })
    this.line = undefined
  }
}
