import { encode } from '../bytes/codec.ts'
import { derive, equal, hash, u32 } from '../bytes/hash.ts'
import {
  add,
  G,
  H,
  mul,
  type Point,
  parsePoint,
  parseScalar,
  pointBytes,
  type Scalar,
  scalarBytes,
  scalarFrom64,
  toScalar,
} from './group.ts'

/** Where a commitment stands: which hidden number of which game, and whose. */
export interface Place {
  readonly gameId: Uint8Array
  readonly seat: number
  /** counted over all seats from 0: the number of its handle */
  readonly number: number
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
  /** a scalar, 32 bytes */
  readonly blinding: Uint8Array
}

export const COMMITMENT_HASH_BYTES = 64
export const SALT_BYTES = 32

/**
 * Salt and blinding of a commitment, derived apart from each other from the seat's seed, the hash of the entry before
 * and the value (docs/protocol.md, 4.4): the same decision gives the same bytes, another one unrelated secrets.
 */
export function deriveBlinding(seed: Uint8Array, place: Place, previous: Uint8Array, value: number): Blinding {
  const parts = [...placeParts(place), previous, encode(value)]
  return {
    salt: derive('salt', seed, ...parts).slice(0, SALT_BYTES),
    blinding: scalarBytes(scalarFrom64(derive('blinding', seed, ...parts))),
  }
}

/** Commits to a whole number: the salted hash, and `value * G + blinding * H`. Throws on a blinding that is no scalar. */
export function commit(place: Place, value: number, salt: Uint8Array, blinding: Uint8Array): Commitment {
  const r = parseScalar(blinding)
  if (r === undefined) throw new RangeError('a blinding must be a scalar')
  return { hash: hashOf(place, value, salt), point: pointBytes(pedersen(toScalar(value), r)) }
}

/** `value * G + r * H`, in constant time. */
export const pedersen = (value: Scalar, r: Scalar): Point => add(mul(G, value), mul(H, r))

/** The salted hash alone, for which no curve is needed. */
export const hashOf = (place: Place, value: number, salt: Uint8Array): Uint8Array =>
  hash('commit', ...placeParts(place), encode(value), salt)

/** Whether the salted hash opens to this value: much cheaper than {@link opens}, and says nothing about the point. */
export const hashMatches = (commitment: Commitment, place: Place, value: number, salt: Uint8Array): boolean =>
  salt.length === SALT_BYTES && Number.isSafeInteger(value) && equal(commitment.hash, hashOf(place, value, salt))

/** Whether both halves of a commitment open to this value. Never throws. */
export function opens(
  commitment: Commitment,
  place: Place,
  value: number,
  salt: Uint8Array,
  blinding: Uint8Array,
): boolean {
  const r = parseScalar(blinding)
  return (
    r !== undefined &&
    hashMatches(commitment, place, value, salt) &&
    equal(commitment.point, pointBytes(pedersen(toScalar(value), r)))
  )
}

/** Whether it has the form of a commitment: a digest's length, and a canonical point other than the identity. */
export const isCommitment = ({ hash, point }: Commitment): boolean =>
  hash.length === COMMITMENT_HASH_BYTES && parsePoint(point) !== undefined

const placeParts = ({ gameId, seat, number }: Place) => [gameId, u32(seat), u32(number)]
