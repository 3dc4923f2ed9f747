import { deriveMany, HASH_BYTES, hash, u32 } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { type Scalar, scalarFrom64 } from '../crypto/group.ts'

/** Where a prover's nonces come from: so many uniform scalars. */
export type Nonces = (count: number) => readonly Scalar[]

/** HKDF gives at most 255 digests at a time (RFC 5869, 2.3). */
const AT_A_TIME = 255

/**
 * Nonces derived from the seat's seed, the whole statement and the witness (docs/protocol.md, 14.3): the same decision
 * gives the same proof, any other one unrelated nonces, and no source of randomness can fail.
 */
export const derivedNonces =
  (label: Label, seed: Uint8Array, ...parts: readonly Uint8Array[]): Nonces =>
  count => {
    const about = hash(label, ...parts)
    const nonces: Scalar[] = []
    for (let block = 0; nonces.length < count; block++) {
      const size = Math.min(AT_A_TIME, count - nonces.length)
      const bytes = deriveMany(label, HASH_BYTES * size, seed, about, u32(block))
      for (let i = 0; i < size; i++) nonces.push(scalarFrom64(bytes.subarray(HASH_BYTES * i, HASH_BYTES * (i + 1))))
    }
    return nonces
  }
