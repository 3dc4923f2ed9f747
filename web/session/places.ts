/** Where the two sides meet at the broker: names that nobody else can guess, none of which lives longer than a page. */
import { brokerId, type Whereabouts } from '../../protocol/session/meeting.ts'
import type { About } from './about.ts'
import { placeName } from './invite.ts'

/** What a guest knows of where the host can be found. */
export interface Known {
  /** the secret of both sides, which the guest learns when they meet, and the host's counter when they met last */
  readonly whereToMeet: Whereabouts
  /** a guest that has consented has learned the secret before */
  readonly agreement: { readonly consented: boolean }
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
 * The names to dial in a round. Until the guest is known to have heard of later ones it is the invitation's, and after
 * another game with the same host (docs/protocol.md, 10.8) those of that one.
 */
export function namesToDial(
  { place, before }: Pick<About, 'place' | 'before'>,
  { whereToMeet, agreement }: Known,
  round: number,
): readonly string[] {
  const later = laterNames(place, whereToMeet, round)
  if (agreement.consented) return later
  return [...new Set([placeName(place), ...(before === undefined ? [] : [placeName(before)]), ...later])]
}
/**
 * The host takes the next name in each life of its page, and the guest hears of it only when they meet: so first the last
 * known one and those after it, then also those further on, a few more in each round.
 */
function laterNames(place: Uint8Array, { room, counter }: Whereabouts, round: number): readonly string[] {
  if (room === undefined) return [placeName(place)]
  const near = Array.from({ length: FEW }, (_, i) => counter + i)
  const beyond = round === 0 ? 0 : FEW + (((round - 1) * FEW) % (FAR - FEW))
  const further = round === 0 ? [] : Array.from({ length: FEW }, (_, i) => counter + beyond + i)
  return [...near, ...further].flatMap(n => hostName(place, room, n) ?? [])
}
