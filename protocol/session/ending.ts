import { equal } from '../bytes/hash.ts'
import { type Role, type Seat, toSeat } from '../rules/ids.ts'
import type { Event, Option } from '../rules/request.ts'
import type { Owing } from '../transcript/position.ts'
import type { Transcript } from '../transcript/transcript.ts'
import type { Abandon, SideStatement } from './closing.ts'

/** How a game ended: by its rules, by resignation, draw, fault, or a claim of abandonment (docs/protocol.md, 11.4). */
export interface Ending {
  readonly winners: readonly Role[]
  readonly by: string
}
/** A claim of abandonment that stands: who claims that who owes what, since when, by the claimer's clock. */
export interface Claim {
  readonly by: Seat
  readonly against: Seat
  readonly what: Owing
  /** milliseconds since 1970 */
  readonly since: number
  readonly at: number
}

const MINUTE = 60_000

/** Whether every seat has signed a draw at this place. */
export const drawnAt = (seats: number, statements: readonly SideStatement[], height: number, head: Uint8Array) =>
  Array.from({ length: seats }, (_, seat) => seat).every(seat =>
    statements.some(
      says => says.type === 'draw' && says.seat === seat && says.height === height && equal(says.head, head),
    ),
  )

/**
 * The claim as it stands at the end of this history; `undefined` if it is about an earlier head, or never was allowed: no
 * waiting time was agreed on, it was not over by the claimer's own clock, or the claimer owed the entry itself.
 */
export function claimIn<State, Setup, O extends Option, E extends Event>(
  { height, head, position, agreed }: Transcript<State, Setup, O, E>,
  says: Abandon,
): Claim | undefined {
  const { wait } = agreed.terms
  const against = position.owes()
  const what = position.owing()
  const { seat, since, at } = says
  if (says.height !== height || !equal(says.head, head) || wait === undefined) return undefined
  if (against === undefined || what === undefined || against === seat || at - since < wait * MINUTE) return undefined
  return { by: seat, against, what, since, at }
}

/** What ended the game at the end of this history, the first that holds; `caught` is who was found at fault, of what. */
export function endingOf<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
  statements: readonly SideStatement[],
  caught: { readonly seat: Seat; readonly code: string } | undefined,
): Ending | undefined {
  const { position, agreed, height, head } = transcript
  const without = (losers: readonly Seat[]) =>
    agreed.keys.flatMap((_, seat) => (losers.includes(toSeat(seat)) ? [] : (position.roleOf(toSeat(seat)) ?? [])))
  // Who signed two histories has no claim to what came of either.
  if (caught?.code === 'fork') return { winners: without([caught.seat]), by: 'fault' }
  if (position.outcome !== undefined) return position.outcome
  const resigned = statements.flatMap(says => (says.type === 'resign' ? says.seat : []))
  if (resigned.length > 0) return { winners: without(resigned), by: 'resignation' }
  if (drawnAt(agreed.keys.length, statements, height, head)) return { winners: [], by: 'draw' }
  if (caught !== undefined) return { winners: without([caught.seat]), by: 'fault' }
  const claim = claimAmong(transcript, statements)
  return claim && { winners: without([claim.against]), by: 'abandonment' }
}

/** The first of these statements that is a claim of abandonment and stands. */
export function claimAmong<State, Setup, O extends Option, E extends Event>(
  transcript: Transcript<State, Setup, O, E>,
  statements: readonly SideStatement[],
): Claim | undefined {
  for (const says of statements) {
    const claim = says.type === 'abandon' ? claimIn(transcript, says) : undefined
    if (claim !== undefined) return claim
  }
  return undefined
}
