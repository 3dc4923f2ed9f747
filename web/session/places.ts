/** Where the two sides meet at the broker: names that nobody else can guess, none of which lives longer than a page. */
import { brokerId } from '../../protocol/session/meeting.ts'
import { placeName } from './invite.ts'

export interface Meeting {
  /** the secret of both sides; the guest learns it when they meet first */
  readonly room?: Uint8Array
  /** the host's name when they met last */
  readonly counter: number
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
 * they meet: so first the last known one and those after it, then also those further on, a few more in each round.
 */
export function namesToDial(place: Uint8Array, { room, counter }: Meeting, round: number): readonly string[] {
  if (room === undefined) return [placeName(place)]
  const near = Array.from({ length: FEW }, (_, i) => counter + i)
  const beyond = round === 0 ? 0 : FEW + (((round - 1) * FEW) % (FAR - FEW))
  const further = round === 0 ? [] : Array.from({ length: FEW }, (_, i) => counter + beyond + i)
  return [...near, ...further].flatMap(n => hostName(place, room, n) ?? [])
}
/**
 * The names to dial before the guest is known to have heard of later ones: the invitation's, and after another game with the
 * same host (docs/protocol.md, 10.8) where that one's invitation led to, and its later names.
 */
export const namesBefore = (
  place: Uint8Array,
  before: Uint8Array | undefined,
  known: Meeting,
  round: number,
): readonly string[] => [
  ...new Set([placeName(place), ...(before ? [placeName(before)] : []), ...namesToDial(place, known, round)]),
]
