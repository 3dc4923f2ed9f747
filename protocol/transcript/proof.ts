import { encode } from '../bytes/codec.ts'
import { bytes, decodeAs, int, literal, oneOf, tuple } from '../bytes/schema.ts'
import { type Commitment, opens, type Place } from '../crypto/commitment.ts'
import { type LeafClaim, leaves } from '../rules/claim.ts'
import type { Fresh, Handle } from '../rules/ids.ts'
import type { Option } from '../rules/request.ts'

/** What makes a commitment's value public. */
export interface Opening {
  readonly value: number
  readonly salt: Uint8Array
  readonly blinding: Uint8Array
}
/** The public side of one hidden number: where it stands and what was said of it. */
export interface Sealed {
  readonly place: Place
  readonly commitment: Commitment
}
/** A proof that was checked, as the statement it proves. */
export type Verified =
  | { readonly type: 'opened'; readonly of: Handle | Fresh; readonly value: number }
  /** a claim of a type whose proofs are reserved: stated here, checked by the audit */
  | { readonly type: 'stated'; readonly claim: LeafClaim }

/** What an option wants proven, in the order of its proofs: its claim, its opening, its hiding (docs/protocol.md, 6.2). */
export type Demand = LeafClaim | { readonly type: 'open'; readonly handle: Handle }

export function demandsOf(option: Option): readonly Demand[] {
  return [
    ...(option.claim === undefined ? [] : leaves(option.claim)),
    ...(option.opens === undefined ? [] : [{ type: 'open', handle: option.opens } as const]),
    ...(option.hides === undefined ? [] : leaves(option.hides.claim)),
  ]
}

const proofShape = oneOf(tuple(literal(0)), tuple(literal(1), int(-(2 ** 31), 2 ** 31), bytes(32), bytes(32)))
const RESERVED = encode([0])

/** The proof of one demand by somebody who knows the openings. */
export function prove(demand: Demand, openingOf: (of: Handle | Fresh) => Opening): Uint8Array {
  if (demand.type !== 'open' && demand.type !== 'equals') return RESERVED
  const { value, salt, blinding } = openingOf(demand.handle)
  return encode([1, value, salt, blinding])
}

/** Checks one proof against its demand. Returns what is thereby established, `undefined` if it proves nothing. */
export function verifyProof(
  demand: Demand,
  proof: Uint8Array,
  sealedOf: (of: Handle | Fresh) => Sealed | undefined,
): Verified | undefined {
  const read = decodeAs(proofShape, proof)
  if (read === undefined) return undefined
  if (demand.type !== 'open' && demand.type !== 'equals')
    return read[0] === 0 ? { type: 'stated', claim: demand } : undefined
  const sealed = sealedOf(demand.handle)
  if (read[0] !== 1 || sealed === undefined) return undefined
  const [, value, salt, blinding] = read
  if (demand.type === 'equals' && value !== demand.value) return undefined
  return opens(sealed.commitment, sealed.place, value, salt, blinding)
    ? { type: 'opened', of: demand.handle, value }
    : undefined
}
