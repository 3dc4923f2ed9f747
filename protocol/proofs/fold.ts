import { ORDER, type Scalar, toScalar } from '../crypto/group.ts'
import { at } from './check.ts'
import type { RowSet } from './rows.ts'

/**
 * The sum over all rows that a `within` turns on (docs/protocol.md, 14.7): row i counts times a product of one factor per
 * bit of i. Neighbours that differ in the lowest bit are folded into one, bit by bit, so that it takes about as many
 * multiplications as there are rows. Rows beyond the last are copies of it; all of them fold alike, so one stands for all.
 */

/** Each row as one number: its first plus y times its second plus y² times its third and so on, not reduced. */
export function rowValues({ rows, width }: RowSet, y: Scalar): readonly bigint[] {
  const powers: bigint[] = [1n]
  while (powers.length < width) powers.push((at(powers, powers.length - 1) * y) % ORDER)
  return rows.map(row => row.reduce((sum, value, t) => sum + BigInt(value) * at(powers, t), 0n))
}

/**
 * The verifier's side: the factor of a bit is g where it is 1 and 1 - g where it is 0, for g = f/x. Times xⁿ this is the
 * e of the specification, at one multiplication less for each pair.
 */
export function foldAtChallenge(values: readonly bigint[], g: readonly Scalar[]): Scalar {
  // g + (1 - g) = 1: two copies fold to another copy
  const copy = at(values, values.length - 1)
  let level = values
  for (const gj of g) {
    const next: bigint[] = []
    for (let i = 0; i < level.length; i += 2) {
      const zero = at(level, i)
      const one = level[i + 1] ?? copy
      next.push((zero + (one - zero) * gj) % ORDER)
    }
    level = next
  }
  return toScalar(at(level, 0))
}

/**
 * The prover's side, as a polynomial in the challenge: the factor of bit j is b X + a where it is 1 and (1 - b) X - a
 * where it is 0, for the hidden bit b and its nonce a. Coefficients from X⁰ on.
 */
export function foldToPolynomial(
  values: readonly bigint[],
  bits: readonly (0 | 1)[],
  a: readonly Scalar[],
): readonly Scalar[] {
  // b X + a + (1 - b) X - a = X: two copies fold to X times a copy
  let copy: readonly bigint[] = [at(values, values.length - 1)]
  let level: readonly (readonly bigint[])[] = values.map(value => [value])
  for (const [j, bit] of bits.entries()) {
    const aj = at(a, j)
    const next: bigint[][] = []
    for (let i = 0; i < level.length; i += 2) {
      const zero = at(level, i)
      const one = level[i + 1] ?? copy
      const pair = [zero, one] as const
      const folded = zero.map((coefficient, k) => ((at(one, k) - coefficient) * aj) % ORDER)
      folded.push(0n)
      for (const [k, coefficient] of pair[bit].entries()) folded[k + 1] = at(folded, k + 1) + coefficient
      next.push(folded)
    }
    level = next
    copy = [0n, ...copy]
  }
  return at(level, 0).map(toScalar)
}
