import { hash, u32 } from '../bytes/hash.ts'
import { type Scalar, times, toScalar } from '../crypto/group.ts'
import { type Term, vanishes } from '../crypto/msm.ts'
import { asProven, type Check, type Proven, settle } from './check.ts'

/** Everything proven, in order, or which ones are not: those whose bytes have the wrong form, and those that are false. */
export type Batch<S> =
  | { readonly type: 'proven'; readonly proven: readonly Proven<S>[] }
  | { readonly type: 'refused'; readonly indices: readonly number[] }

/**
 * Checks many proofs at once (docs/protocol.md, 14.8): every equation times a weight of 128 bits drawn from all
 * statements and proofs, added up to one. If that does not vanish, each is checked by itself to name the culprits.
 */
export function verifyAll<S>(checks: readonly (Check<S> | undefined)[]): Batch<S> {
  const formed = checks.filter(check => check !== undefined)
  if (formed.length === checks.length && vanishes(combination(formed)))
    return { type: 'proven', proven: formed.map(({ statement }) => asProven(statement)) }
  const singly = checks.map(check => settle(check))
  const indices = [...singly.keys()].filter(index => singly[index] === undefined)
  if (indices.length > 0) return { type: 'refused', indices }
  return { type: 'proven', proven: singly.filter(one => one !== undefined) }
}

function combination(checks: readonly Check<unknown>[]): readonly Term[] {
  const seed = hash('batch', ...checks.flatMap(({ bound }) => [u32(bound.length), ...bound]))
  let count = 0
  return checks.flatMap(({ equations }) =>
    equations.flatMap(equation => {
      const weight = weightOf(seed, count++)
      return equation.map(({ by, of }) => ({ by: times(weight, by), of }))
    }),
  )
}

/** The n-th weight: 16 bytes, little-endian. */
function weightOf(seed: Uint8Array, n: number): Scalar {
  const bytes = hash('batch', seed, u32(n)).subarray(0, 16)
  return toScalar(bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n))
}
