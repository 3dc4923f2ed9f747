import type { Seat } from '../rules/ids.ts'
import type { Event, Option } from '../rules/request.ts'
import { demandsOf } from '../transcript/proof.ts'
import type { Transcript } from '../transcript/transcript.ts'

/** How much there was to check of one seat: what an honest verdict rests on. */
export interface Tally {
  /** signed and in the chain */
  readonly entries: number
  /** hidden numbers, both halves of each */
  readonly commitments: number
  /** made during the game, openings included */
  readonly proofs: number
  /** choices that say something of the seat's hidden numbers */
  readonly claims: number
  /** sealed contributions to rolls, the unused last one included */
  readonly contributions: number
}

/** What the audit went through of that seat (docs/protocol.md, 12.3), counted from the entries that were taken. */
export function tallyOf<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
  seat: Seat,
): Tally {
  const own = transcript.story.filter(chapter => chapter.seat === seat).flatMap(({ happenings }) => happenings)
  const choices = own.flatMap(one => (one.type === 'chosen' ? one : []))
  let entries = 0
  for (let number = 1; number <= transcript.height; number++)
    if (transcript.entry(number)?.body.seat === seat) entries++
  return {
    entries,
    commitments: transcript.position.hidden.filter(one => one.seat === seat).length,
    proofs: choices.reduce((sum, { proofs }) => sum + proofs.length, 0),
    claims: choices.filter(({ option }) => demandsOf(option).length > 0).length,
    contributions: 1 + own.filter(one => one.type === 'promised').length,
  }
}
