/** What sits at this device besides the player's own seat: the seat of a second person, or the line to a bot. */
import type { About } from '../about.ts'
import type { Peer } from '../manhunt.ts'
import type { Outside } from '../present.ts'
import type { Queue } from '../queue.ts'
import type { Sitting } from '../sitting.ts'
import { MemoryBroker, MemoryTransport } from '../transport/memory.ts'
import type { Order, Report } from '../transport/port.ts'
import type { World } from '../world.ts'
import { BotBeside } from './bot-beside.ts'
import { HotSeat } from './hot-seat.ts'

export interface Beside {
  /** Takes the second seat, once the first one can be found. If that cannot be, the first one's game is refused. */
  begin(): Promise<void>
  stop(): void
}
/** The first seat's game. */
export interface First {
  readonly id: string
  readonly about: About
  readonly peer: Peer
  readonly queue: Queue
  readonly outside: Outside
  /** the first seat, once it is taken */
  readonly sitting: () => Sitting
}

/** Two ends of a line in this place: what one end orders the other one hears of. */
export function lineWithin(
  random: World['random'],
  hears: readonly [(report: Report) => void, (report: Report) => void],
): readonly [(order: Order) => void, (order: Order) => void] {
  const broker = new MemoryBroker()
  const [first, second] = hears.map(report => new MemoryTransport(broker, report, random))
  return [order => first?.order(order), order => second?.order(order)]
}

/** What a game has besides the first seat, if its second one is in this browser. */
export interface Here {
  readonly beside?: Beside
  readonly hotSeat?: HotSeat
  readonly bot?: BotBeside
}

/** The seat whose player has the device: of two at one device the one in front, if there is one. */
export const inFront = ({ sitting, hotSeat }: Here & { readonly sitting: Sitting }): Sitting | undefined =>
  hotSeat === undefined ? sitting : hotSeat.inFront

/** The first seat's end of the line, and what is at the other one; nothing for a game against somebody elsewhere. */
export function besideOf(
  world: World,
  first: First,
): (Here & { readonly order: World['order']; readonly beside: Beside }) | undefined {
  const { opponent } = first.about
  if (opponent === 'person') return undefined
  const hear = (report: Report): void => first.sitting().report(report)
  if (opponent === 'same device') {
    const [order, second] = lineWithin(world.random, [hear, report => hotSeat.report(report)])
    const hotSeat: HotSeat = new HotSeat({ ...world, storage: world.second, order: second }, first)
    return { order, hotSeat, beside: hotSeat }
  }
  const [order, second] = lineWithin(world.random, [hear, report => bot.report(report)])
  const bot: BotBeside = new BotBeside(world, first, opponent, second)
  return { order, bot, beside: bot }
}
