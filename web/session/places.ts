/** Where the two sides meet at the broker: names that nobody else can guess, none of which lives longer than a page. */
import { brokerId, type Whereabouts } from '../../protocol/session/meeting.ts'
import type { About } from './about.ts'
import { placeName } from './invite.ts'

/** What a guest knows of where the host can be found, and whether they have met. */
export interface Known {
  readonly whereToMeet: Whereabouts
  readonly met: boolean
}

/** The host's `counter`-th name. The first one stands in the invitation. */
export function hostName(place: Uint8Array, room: Uint8Array | undefined, counter: number): string | undefined {
  if (counter === 0) return placeName(place)
  return room && brokerId(room, counter)
}

/** How many names a guest dials at once, and how far ahead in all. */
const FEW = 3
const FAR = 36

/**
 * The names to dial in a round. The host takes the next one in each life of its page, and the guest hears of it only when
 * they meet: so first the last known one and those after it, then also those further on, a few more in each round. Until the
 * two have met, the host may also still be at another game with the same guest (docs/protocol.md, 10.8).
 */
export function namesToDial(
  { place, before }: Pick<About, 'place' | 'before'>,
  { whereToMeet: { room, counter }, met }: Known,
  round: number,
): readonly string[] {
  const elsewhere = met ? [] : before.map(placeName)
  if (room === undefined) return [placeName(place), ...elsewhere]
  const near = Array.from({ length: FEW }, (_, i) => counter + i)
  const beyond = round === 0 ? 0 : FEW + (((round - 1) * FEW) % (FAR - FEW))
  const further = round === 0 ? [] : Array.from({ length: FEW }, (_, i) => counter + beyond + i)
  return [...[...near, ...further].flatMap(n => hostName(place, room, n) ?? []), ...elsewhere]
}
