/**
 * Two persons at one device: both seats in one place, and a cover between their turns. While it is covered, nothing that only
 * one of the two may see goes to the page.
 */
import { toSeat } from '../../../protocol/rules/index.ts'
import type { View } from '../../app/view.ts'
import { isOver, sideAt } from '../show.ts'
import { Sitting } from '../sitting.ts'
import type { Report } from '../transport/port.ts'
import type { SeatWorld } from '../world.ts'
import type { Beside, First } from './beside.ts'
import { secondSeat } from './second-seat.ts'

type Place = 0 | 1

export class HotSeat implements Beside {
  private second: Sitting | undefined
  /** who has the device; nobody while it is covered */
  private front: Place | undefined
  /** who must decide, or was the last who had to */
  private decides: Place | undefined
  /** how much of the log each had seen when the device was handed over; of nobody after a reload */
  private readonly seen = new Map<Place, number>()

  constructor(
    private readonly world: SeatWorld,
    private readonly first: First,
  ) {}

  async begin(): Promise<void> {
    const { id, about, peer, queue, outside } = this.first
    if (peer.playing === undefined) for (const place of [0, 1] as const) this.seen.set(place, 0)
    const { hostKeyHash, secret } = peer.self
    const invite = { place: about.place, hostKeyHash, secret }
    const { opponent, version } = about
    const seat = await secondSeat(this.world, id, { invite, opponent, version, met: peer.met })
    if ('code' in seat) return outside.refused(seat)
    this.second = new Sitting(this.world, queue, id, seat.keeper, '', seat.about, seat.peer, {
      ...outside,
      changed: () => {
        this.sign()
        outside.changed()
      },
    })
    await this.second.begin(seat.effects)
  }
  stop(): void {
    this.second?.stop()
  }
  report(report: Report): void {
    this.second?.report(report)
  }

  /** the seat whose player has the device */
  get inFront(): Sitting | undefined {
    return this.front === undefined ? undefined : this.at(this.front)
  }
  /** Hides what only the one in front may see. */
  cover(): void {
    const view = this.inFront?.view()
    if (this.front !== undefined && view?.screen === 'table') this.seen.set(this.front, view.table.log.length)
    this.front = undefined
  }
  /** Whoever must decide now has the device. */
  uncover(): void {
    this.look()
    this.front = this.decides
  }

  view(): View {
    const first = this.first.sitting()
    const { playing } = first.peer
    if (playing === undefined) return { screen: 'starting' }
    if (isOver(playing)) return ofBoth(first.view())
    this.look()
    const { decides } = this
    const view = this.inFront?.view()
    const next = decides === undefined ? undefined : sideAt(playing, decides)
    if (view === undefined) {
      const { round } = playing.session.transcript.position.run.state
      return { screen: 'cover', round, ...(next && { next }) }
    }
    if (view.screen !== 'table' || this.front === undefined) return view
    const seen = this.seen.get(this.front)
    const handOver = decides === this.front ? undefined : next
    return { ...view, table: { ...view.table, ...(seen !== undefined && { seen }), ...(handOver && { handOver }) } }
  }

  private at(place: Place): Sitting | undefined {
    return place === 0 ? this.first.sitting() : this.second
  }
  /** Notes who must decide. In between, rolls and answers follow by themselves. */
  private look(): void {
    const position = this.first.sitting().peer.playing?.session.transcript.position
    const owes = position?.owes()
    if (position === undefined || owes === undefined || position.owesWithoutPlayer()) return
    this.decides = owes === toSeat(0) ? 0 : 1
  }
  /** The second seat consents by itself: both persons have seen what is proposed. */
  private sign(): void {
    const { second } = this
    if (second === undefined || second.peer.playing !== undefined) return
    const { terms, consented } = second.peer.agreement
    if (terms !== undefined && !consented) second.add(() => second.decide(peer => peer.consent()))
  }
}

/** The end is not seen from one of the two seats. */
function ofBoth(view: View): View {
  if (view.screen !== 'end') return view
  const { yourRole: _, ...end } = view
  return end
}
