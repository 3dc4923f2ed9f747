import { encode } from '../bytes/codec.ts'
import { derive, equal, hash, u32 } from '../bytes/hash.ts'
import { add, G, H, mul, pointBytes, type Scalar, scalarFrom64, toScalar } from './group.ts'

/** Where a commitment stands: the k-th of the game, made by this seat. */
export interface CommitmentContext {
  readonly gameId: Uint8Array
  readonly seat: number
  readonly k: number
}

/** A hidden number, committed to twice: by a salted hash, and by a Pedersen commitment that proofs are about. */
export interface Commitment {
  /** 64 bytes */
  readonly hash: Uint8Array
  /** an encoded point, 32 bytes */
  readonly point: Uint8Array
}

/** What keeps a commitment hidden. Whoever knows it and the value can open. */
export interface Blinding {
  /** 32 bytes */
  readonly salt: Uint8Array
  readonly r: Scalar
}

export const SALT_BYTES = 32

/**
 * Salt and blinding of a commitment, derived apart from each other from the seat's seed, the hash of the entry before
 * and the value (docs/protocol.md, 4.4): the same decision gives the same bytes, another one unrelated secrets.
 */
export function deriveBlinding(
  seed: Uint8Array,
  gameId: Uint8Array,
  seat: number,
  k: number,
  previous: Uint8Array,
  value: number,
): Blinding {
  const parts = [gameId, u32(seat), u32(k), previous, encode(value)]
  return {
    salt: derive('salt', seed, ...parts).slice(0, SALT_BYTES),
    r: scalarFrom64(derive('blinding', seed, ...parts)),
  }
}

/** Commits to a whole number: the salted hash, and `value * G + r * H`. */
export const commit = (context: CommitmentContext, value: number, salt: Uint8Array, r: Scalar): Commitment => ({
  hash: hashOf(context, value, salt),
  point: pointBytes(add(mul(G, toScalar(value)), mul(H, r))),
})

/** The salted hash alone, for which no curve is needed. */
export const hashOf = ({ gameId, seat, k }: CommitmentContext, value: number, salt: Uint8Array): Uint8Array =>
  hash('commit', gameId, u32(seat), u32(k), encode(value), salt)

/** Whether both halves of a commitment open to this value. */
export function opens(
  commitment: Commitment,
  context: CommitmentContext,
  value: number,
  salt: Uint8Array,
  r: Scalar,
): boolean {
  if (salt.length !== SALT_BYTES || !equal(commitment.hash, hashOf(context, value, salt))) return false
  return equal(commitment.point, commit(context, value, salt, r).point)
}
