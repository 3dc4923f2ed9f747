import { hash, u32 } from '../../../protocol/bytes/hash.ts'
import { pedersen } from '../../../protocol/crypto/commitment.ts'
import {
  type Point,
  parsePoint,
  pointBytes,
  type Scalar,
  scalarFrom64,
  toScalar,
} from '../../../protocol/crypto/group.ts'
import type { OpenForm } from '../../../protocol/proofs/form.ts'
import type { Nonces } from '../../../protocol/proofs/nonces.ts'

/** A hidden number with both its sides. */
export interface Hidden extends OpenForm {
  readonly commitment: Point
}

export const ctx = hash('ctx', u32(1))
export const seed = new Uint8Array(32).fill(5)

/** Scalars that are fixed and look random: n counts them. */
export const fixedScalar = (n: number): Scalar => scalarFrom64(hash('nonce', u32(n)))
export const fixedNonces =
  (from: number): Nonces =>
  count =>
    Array.from({ length: count }, (_, i) => fixedScalar(from + i))

/** Hides a number as a peer would receive it: its point went through bytes. */
export function hide(value: number, n: number): Hidden {
  const blinding = fixedScalar(1_000_000 + n)
  const commitment = parsePoint(pointBytes(pedersen(toScalar(value), blinding)))
  if (commitment === undefined) throw new Error('a commitment that does not parse')
  return { value, blinding, commitment }
}

/** The points that one changed bit of an encoding gives; most encodings give none. */
export function nearby(point: Point): readonly Point[] {
  return Array.from({ length: 256 }, (_, bit) => {
    const bytes = pointBytes(point)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return parsePoint(bytes)
  }).filter(one => one !== undefined)
}
