import type { Event, Option } from '../rules/request.ts'
import type { Transcript } from '../transcript/transcript.ts'
import type { Accusation } from './keep.ts'

/** Accusations that are judged in one session although all entries before have to be gone through for it. */
const MOST = 2

/**
 * Which accusations of the other side are looked into (docs/protocol.md, 12.2). An honest one has one thing to say; one that
 * says something else again and again would keep this side busy.
 */
export class Judge {
  private costly = 0

  /** A session has begun. */
  begin(): void {
    this.costly = 0
  }
  /** Whether the evidence shows what it is said to; false as well if it is not looked into. */
  proven<State, Setup, O extends Option, E extends Event>(
    transcript: Transcript<State, Setup, O, E>,
    said: Accusation,
  ): boolean {
    const costs = said.code !== 'fork' && said.entry <= transcript.height
    return (!costs || ++this.costly <= MOST) && transcript.proves(said)
  }
}
