import { derive, u32 } from '../bytes/hash.ts'
import { commit } from '../crypto/commitment.ts'
import { type Handle, type Seat, toHandle } from '../rules/ids.ts'
import { type Play, playsOf } from '../rules/plays.ts'
import type { Event, Option } from '../rules/request.ts'
import { isFresh } from '../rules/sum.ts'
import type { Body, Part } from './entry.ts'
import type { Position } from './position.ts'
import { demandsOf, type Opening, prove } from './proof.ts'
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
 * copies; the position it leaves is the one that everybody else reaches by this body.
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
  const { gameId } = position.agreed
  const spot = { seat: author.seat, entry: from.number, previous: from.head }
  const parts: Part[] = []

  const say = (part: Part) => {
    const applied = position.apply(part, spot)
    if (applied.type !== 'applied')
      throw new Error(`own part is ${applied.type === 'fault' ? applied.code : applied.type}`)
    parts.push(part)
  }
  const choose = (play: Play) => {
    const request = position.request
    const digest = position.digest()
    const option = request?.type === 'choose' ? request.options[play.option] : undefined
    if (option === undefined || digest === undefined) throw new Error('nothing to choose from')
    say({
      type: 'choice',
      request: digest,
      option: play.option,
      ...sealAndProve(position, vault, spot.previous, option, play),
    })
  }
  const contribute = () => {
    const digest = position.digest()
    if (digest === undefined) throw new Error('nothing to roll for')
    const roll = position.roll
    const promised = position.promiseOf(author.seat)
    if (promised === undefined) throw new Error('no contribution was committed to')
    const contribution = contributionOf(author, gameId, roll, promised.previous)
    const next = contributionOf(author, gameId, roll + 1, spot.previous)
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

/** The commitments and proofs of one choice; keeps the new numbers in the vault. */
function sealAndProve<State, Setup, O extends Option, E extends Event>(
  position: Position<State, Setup, O, E>,
  vault: SeatVault,
  previous: Uint8Array,
  option: Option,
  play: Play,
) {
  const { gameId } = position.agreed
  const first = position.hidden.length
  const fresh = play.hidden.map((value, n): Opening => vault.derive(gameId, toHandle(first + n), previous, value))
  const commitments = fresh.map(({ value, salt, blinding }, n) =>
    commit({ gameId, seat: vault.seat, number: first + n }, value, salt, blinding),
  )
  const openingOf = (of: Handle | { readonly fresh: number }) => {
    const opening = isFresh(of) ? fresh[of.fresh] : vault.opening(of)
    if (opening === undefined) throw new Error('a claim about a number that is not in the vault')
    return opening
  }
  const proofs = demandsOf(option).map(demand => prove(demand, openingOf))
  for (const [n, opening] of fresh.entries()) vault.keep(toHandle(first + n), opening)
  return { commitments, proofs }
}
