/** What a modified client can sign: true entries bent in some place, with the best proofs that can be had for them. */
import { type Commitment, commit, type Place } from '../../protocol/crypto/commitment.ts'
import { parsePoint } from '../../protocol/crypto/group.ts'
import {
  type Event,
  type Fresh,
  type Handle,
  isFresh,
  type Option,
  type Play,
  playsOf,
  toHandle,
} from '../../protocol/rules/index.ts'
import type { Session } from '../../protocol/session/session.ts'
import { compose } from '../../protocol/transcript/author.ts'
import { sealing } from '../../protocol/transcript/choice.ts'
import type { Body, Part } from '../../protocol/transcript/entry.ts'
import { contextOf, demandsOf, type Opening, prove, type Sealed } from '../../protocol/transcript/proof.ts'
import type { SeatVault } from '../../protocol/transcript/vault.ts'
import { there } from './seated.ts'

/** How a new number is hidden: what stands in the commitment, and what its proof is made of. */
export interface Hiding {
  readonly commitment: Commitment
  readonly opening: Opening
}
export interface Bend {
  /** the numbers that answers and proofs are made of, in the place of the hidden ones */
  readonly believed?: ReadonlyMap<Handle, number>
  /** hides the new numbers of the first choice in another way */
  readonly hide?: (honest: Opening, place: Place) => Hiding
}
type Any<S, Set, O extends Option, E extends Event> = Session<S, Set, O, E>

/** Seals this opening as it is. */
export const sealed = (opening: Opening, place: Place): Hiding => ({
  opening,
  commitment: commit(place, opening.value, opening.salt, opening.blinding),
})
/** Hides `value` and proves as if it were the number that the play names. */
export const sealedInstead =
  (value: number) =>
  (honest: Opening, place: Place): Hiding => ({
    opening: honest,
    commitment: sealed({ ...honest, value }, place).commitment,
  })

/** What this seat says next, bent. `play` is left out where no player is asked. */
export function bent<S, Set, O extends Option, E extends Event>(
  session: Any<S, Set, O, E>,
  play: Play | undefined,
  bend: Bend = {},
): Body {
  const { transcript, author } = session
  const vault = believing(session.vault, bend.believed)
  const from = { position: transcript.position, vault, number: transcript.height + 1, head: transcript.head }
  const plays = play === undefined ? [] : [play]
  if (bend.hide === undefined) return compose(from, author, plays, 'whole entry').body
  const first = firstPart(session, vault, there(play), bend.hide)
  const position = transcript.position.copy()
  const spot = { seat: author.seat, entry: from.number, part: 0, previous: from.head }
  const applied = position.apply(first, spot, () => true)
  // Openings are looked at once, and nothing is said after one that is false.
  if (applied.type === 'fault')
    return {
      gameId: position.agreed.gameId,
      seat: author.seat,
      number: from.number,
      previous: from.head,
      parts: [first],
    }
  if (applied.type !== 'applied') throw new Error(`bent too far: ${JSON.stringify(applied)}`)
  const { body } = compose({ ...from, position }, author, [], 'whole entry')
  if (body.parts.some(part => part.type === 'choice')) throw new Error('the proofs of a later choice would not fit')
  return { ...body, parts: [first, ...body.parts] }
}

function believing(vault: SeatVault, believed: ReadonlyMap<Handle, number> = new Map()): SeatVault {
  const copy = vault.copy()
  for (const [handle, value] of believed) copy.keep(handle, { ...there(copy.opening(handle)), value })
  return copy
}

function firstPart<S, Set, O extends Option, E extends Event>(
  { transcript, author }: Any<S, Set, O, E>,
  vault: SeatVault,
  play: Play,
  hide: NonNullable<Bend['hide']>,
): Part {
  const { position, head, height } = transcript
  const { gameId } = position.agreed
  const { request } = position
  const option = there(request?.type === 'choose' ? request.options[play.option] : undefined)
  const first = position.hidden.length
  const made = play.hidden.map((value, n) => {
    const place = { gameId, seat: author.seat, number: first + n }
    return { place, ...hide(vault.derive(gameId, toHandle(first + n), head, value), place) }
  })
  const commitments = made.map(one => one.commitment)
  const digest = there(position.digest())
  const spot = { seat: author.seat, entry: height + 1, part: 0, previous: head }
  const choice = { ...spot, gameId, request: digest, option: play.option, commitments }
  const fresh = made.map(
    ({ place, commitment }): Sealed => ({ place, commitment, point: there(parsePoint(commitment.point)) }),
  )
  const openingOf = (of: Handle | Fresh) => there(isFresh(of) ? made[of.fresh]?.opening : vault.opening(of))
  const sealedOf = sealing(fresh, position.hidden)
  const proofs = demandsOf(option).map((demand, n) =>
    prove(demand, contextOf(choice, n), sealedOf, openingOf, author.seed),
  )
  return { type: 'choice', request: digest, option: play.option, commitments, proofs }
}

/** The plays at the open request whose option is of this type. */
export function playsTo<S, Set, O extends Option, E extends Event>(
  session: Any<S, Set, O, E>,
  type: O['type'],
): readonly Play[] {
  const { request } = session.transcript.position
  if (request?.type !== 'choose') return []
  return playsOf(request.options, session.vault).filter(play => request.options[play.option]?.type === type)
}
/** The body with its first part changed. */
export const changed = (body: Body, change: (part: Part) => Part): Body => ({
  ...body,
  parts: body.parts.map((part, i) => (i === 0 ? change(part) : part)),
})
