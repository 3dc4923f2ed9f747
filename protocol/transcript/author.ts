import { derive, u32 } from '../bytes/hash.ts'
import { type Commitment, commit } from '../crypto/commitment.ts'
import { parsePoint } from '../crypto/group.ts'
import { type Fresh, type Handle, type Seat, toHandle } from '../rules/ids.ts'
import { type Play, playsOf } from '../rules/plays.ts'
import type { Event, Option } from '../rules/request.ts'
import { isFresh } from '../rules/sum.ts'
import { type Hidden, type Settling, type Spot, sealing } from './choice.ts'
import type { Body, Part } from './entry.ts'
import type { Position } from './position.ts'
import { type Choice, contextOf, demandsOf, type Opening, prove, type Sealed } from './proof.ts'
import { CONTRIBUTION_BYTES, contributionCommitment } from './roll.ts'
import type { SeatVault } from './vault.ts'

/** One seat's secrets of one game. The seed is opened at the end, never before; nothing but this game derives from it. */
export interface Author {
  readonly seat: Seat
  readonly seed: Uint8Array
}

/**
 * The contribution to a roll that a seat commits to in an entry after this hash (for roll 0: the hash of the third
 * agreement message). The same place always gives the same bytes (docs/protocol.md, 7.1).
 */
export function contributionOf(author: Author, gameId: Uint8Array, roll: number, previous: Uint8Array): Uint8Array {
  return derive('contribution', author.seed, gameId, u32(author.seat), u32(roll), previous).slice(0, CONTRIBUTION_BYTES)
}

/**
 * What a seat says next: its player's choices in order, then everything of its own that needs no player. Works on
 * copies; the position it leaves is the one that everybody else reaches by this body. `choices only` is for a draft: it
 * proves nothing and adds nothing.
 */
export function compose<State, Setup, O extends Option, E extends Event>(
  from: {
    readonly position: Position<State, Setup, O, E>
    readonly vault: SeatVault
    readonly number: number
    readonly head: Uint8Array
  },
  author: Author,
  plays: readonly Play[],
  extent: 'whole entry' | 'choices only',
): { readonly body: Body; readonly position: Position<State, Setup, O, E>; readonly vault: SeatVault } {
  const position = from.position.copy()
  const vault = from.vault.copy()
  // An own proof is settled when the own transcript takes the entry, like anybody's.
  const settling: Settling = extent === 'whole entry' ? () => true : { draftOf: vault }
  const { gameId } = position.agreed
  const spot = (): Spot => ({ seat: author.seat, entry: from.number, part: parts.length, previous: from.head })
  const parts: Part[] = []

  const say = (part: Part) => {
    const applied = position.apply(part, spot(), settling)
    if (applied.type !== 'applied')
      throw new Error(`own part is ${applied.type === 'fault' ? applied.code : applied.type}`)
    parts.push(part)
  }
  const choose = (play: Play) => {
    const request = position.request
    const digest = position.digest()
    const option = request?.type === 'choose' ? request.options[play.option] : undefined
    if (option === undefined || digest === undefined) throw new Error('nothing to choose from')
    const commitments = hide(position.hidden.length, play, spot())
    const choice = { ...spot(), gameId, request: digest, option: play.option, commitments }
    const proofs = extent === 'whole entry' ? proveAll(option, choice, position.hidden, vault, author.seed) : []
    say({ type: 'choice', request: digest, option: play.option, commitments, proofs })
  }
  /** Seals the play's new numbers and keeps them in the vault. */
  const hide = (first: number, { hidden }: Play, { previous, seat }: Spot): readonly Commitment[] =>
    hidden.map((value, n) => {
      const opening = vault.derive(gameId, toHandle(first + n), previous, value)
      vault.keep(toHandle(first + n), opening)
      return commit({ gameId, seat, number: first + n }, value, opening.salt, opening.blinding)
    })
  const contribute = () => {
    const digest = position.digest()
    if (digest === undefined) throw new Error('nothing to roll for')
    const roll = position.roll
    const promised = position.promiseOf(author.seat)
    if (promised === undefined) throw new Error('no contribution was committed to')
    const contribution = contributionOf(author, gameId, roll, promised.previous)
    const next = contributionOf(author, gameId, roll + 1, from.head)
    say({
      type: 'roll',
      request: digest,
      contribution,
      next: contributionCommitment(gameId, author.seat, roll + 1, next),
    })
  }

  for (const play of plays) {
    while (position.owes() === author.seat && position.request?.type === 'roll') contribute()
    choose(play)
  }
  while (extent === 'whole entry' && position.owes() === author.seat && position.owesWithoutPlayer()) {
    if (position.request?.type === 'roll') contribute()
    else choose(onlyPlay(position.request?.options ?? [], vault))
  }
  return { body: { gameId, seat: author.seat, number: from.number, previous: from.head, parts }, position, vault }
}

function onlyPlay(options: readonly Option[], vault: SeatVault): Play {
  const [play, ...more] = playsOf(options, vault)
  if (play === undefined || more.length > 0)
    throw new Error(`a query with ${more.length + (play ? 1 : 0)} true answers`)
  return play
}

/** The proofs of a choice whose new numbers are in the vault already. */
function proveAll(
  option: Option,
  choice: Choice,
  records: readonly Hidden[],
  vault: SeatVault,
  seed: Uint8Array,
): readonly Uint8Array[] {
  const fresh = choice.commitments.map((commitment, n): Sealed => {
    const point = parsePoint(commitment.point)
    if (point === undefined) throw new Error('an own commitment that is no point')
    return { commitment, point, place: { gameId: choice.gameId, seat: choice.seat, number: records.length + n } }
  })
  const openingOf = (of: Handle | Fresh): Opening => {
    const opening = vault.opening(isFresh(of) ? toHandle(records.length + of.fresh) : of)
    if (opening === undefined) throw new Error('a claim about a number that is not in the vault')
    return opening
  }
  const sealedOf = sealing(fresh, records)
  return demandsOf(option).map((demand, n) => prove(demand, contextOf(choice, n), sealedOf, openingOf, seed))
}
