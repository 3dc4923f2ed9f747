import type { Effect } from '../../protocol/session/outbox.ts'
import type { Clock } from './clock.ts'
import type { Peer } from './manhunt.ts'

/**
 * How long after its request a query is answered, in milliseconds: the same for every query and every answer, so that
 * the time says nothing.
 */
export const QUERY_DELAY = 600

/** How long each entry took, in milliseconds, by its number. */
export type Times = ReadonlyMap<number, number>

/** Measures what new entries take: to prove one’s own and check it, to check the other side’s. */
export class Stopwatch {
  private readonly taken = new Map<number, number>()

  constructor(private readonly clock: Clock) {}

  get times(): Times {
    return this.taken
  }
  /** Lets the peer take a step; if that brought an entry, its time is noted. */
  time(peer: Peer, step: (peer: Peer) => readonly Effect[]): readonly Effect[] {
    const before = peer.playing?.height ?? 0
    const started = this.clock.elapsed()
    const effects = step(peer)
    const after = peer.playing?.height ?? 0
    if (after === before + 1) this.taken.set(after, this.clock.elapsed() - started)
    return effects
  }
}
