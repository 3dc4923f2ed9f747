import { COMMITMENT_HASH_BYTES, type Commitment, type Place } from '../crypto/commitment.ts'
import { parsePoint } from '../crypto/group.ts'
import { type Check, settle } from '../proofs/check.ts'
import { bound, leaves } from '../rules/claim.ts'
import { type Fresh, type Handle, type Seat, toHandle } from '../rules/ids.ts'
import type { Vault } from '../rules/plays.ts'
import type { Option } from '../rules/request.ts'
import { isFresh } from '../rules/sum.ts'
import type { Part } from './entry.ts'
import { checkProof, contextOf, demandsOf, type Sealed, type Statement } from './proof.ts'

/** A hidden number on record: its public side, the entry that made it and the hash before that entry. */
export interface Hidden extends Sealed {
  readonly handle: Handle
  readonly seat: Seat
  readonly entry: number
  readonly previous: Uint8Array
  /** the option that hid it, and as which of its new numbers */
  readonly option: Option
  readonly index: number
}
/** Where in the transcript a part stands. */
export interface Spot {
  readonly seat: Seat
  readonly entry: number
  /** which part of the entry, from 0 */
  readonly part: number
  /** hash of the entry before */
  readonly previous: Uint8Array
}
/**
 * How proofs of the right form are settled: each as it comes (`settleNow`), or noted, to be settled together. One's own
 * drafts carry none: what they open is looked up.
 */
export type Settling = ((check: Check<Statement>, spot: Spot) => boolean) | { readonly draftOf: Vault }
export const settleNow: Settling = check => settle(check) !== undefined

export type ChoiceFault = 'commitment-malformed' | 'proof-missing' | 'proof-false' | 'value-outside'
/** What a choice brings: new hidden numbers, and the number that it opens. */
export interface Choosing {
  readonly fresh: readonly Hidden[]
  readonly opened?: number
}

/** What is hidden already, and what a hidden number may be. */
export interface Ground {
  readonly gameId: Uint8Array
  readonly records: readonly Hidden[]
  readonly domain: { readonly from: number; readonly to: number }
}

/** Checks everything about a choice of this option but whose turn it is (docs/protocol.md, 6). */
export function checkChoice(
  option: Option,
  part: Part & { type: 'choice' },
  spot: Spot,
  ground: Ground,
  settling: Settling,
): Choosing | ChoiceFault {
  const fresh = freshOf(option, part.commitments, spot, ground)
  if (fresh === undefined) return 'commitment-malformed'
  if (typeof settling === 'object') {
    const opened = option.opens === undefined ? undefined : settling.draftOf.get(option.opens)
    return { fresh, ...(opened === undefined ? {} : { opened }) }
  }
  const demands = demandsOf(option)
  if (part.proofs.length !== demands.length) return 'proof-missing'
  const sealedOf = sealing(fresh, ground.records)
  const choice = { ...part, ...spot, gameId: ground.gameId }
  let opened: number | undefined
  for (const [index, demand] of demands.entries()) {
    const check = checkProof(demand, contextOf(choice, index), sealedOf, part.proofs[index] ?? new Uint8Array())
    if (check === undefined) return 'proof-false'
    const { statement } = check
    // Before the proof is settled: that may come later, and costs more.
    if (statement.type === 'opened' && !inDomain(statement.value, ground.domain)) return 'value-outside'
    if (!settling(check, spot)) return 'proof-false'
    if (statement.type === 'opened' && demand.type === 'open') opened = statement.value
  }
  return { fresh, ...(opened === undefined ? {} : { opened }) }
}

/** The new hidden numbers of a choice as they will stand on record; `undefined` if a commitment is malformed. */
function freshOf(
  option: Option,
  commitments: readonly Commitment[],
  spot: Spot,
  { gameId, records }: Ground,
): readonly Hidden[] | undefined {
  const count = option.hides?.count ?? 0
  if (option.hides !== undefined) {
    const names = new Set(leaves(option.hides.claim).flatMap(bound))
    for (let n = 0; n < count; n++) if (!names.has(n)) throw new Error(`new number ${n} is bound by no claim`)
  }
  const fresh = commitments.flatMap((commitment, index): Hidden[] => {
    const point = commitment.hash.length === COMMITMENT_HASH_BYTES ? parsePoint(commitment.point) : undefined
    const handle = toHandle(records.length + index)
    const place: Place = { gameId, seat: spot.seat, number: handle }
    return point === undefined ? [] : [{ ...spot, handle, commitment, point, place, option, index }]
  })
  return fresh.length === count && commitments.length === count ? fresh : undefined
}

/** Where a claim's hidden numbers are looked up: among the new ones of this choice, or on record. */
export const sealing =
  (fresh: readonly Sealed[], records: readonly Sealed[]) =>
  (of: Handle | Fresh): Sealed => {
    const sealed = isFresh(of) ? fresh[of.fresh] : records[of]
    if (sealed === undefined) throw new Error('a claim about a number that nobody has hidden')
    return sealed
  }

const inDomain = (value: number, { from, to }: Ground['domain']): boolean =>
  Number.isInteger(value) && value >= from && value <= to
