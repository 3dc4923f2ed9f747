import { ORDER, plus, type Scalar, times, toScalar } from '../crypto/group.ts'
import { at } from './check.ts'
import type { RowSet } from './rows.ts'

/**
 * The sum over all rows that a `within` turns on (docs/protocol.md, 14.7): row i counts times a product of one factor per
 * bit of i. The factors of all products add up to a power of the challenge, so that rows beyond the last, which are
 * copies of it, need not be counted one by one.
 */

/** Each row as one number: its first plus y times its second plus y² times its third and so on, not reduced. */
export function rowValues({ rows, width }: RowSet, y: Scalar): readonly bigint[] {
  const powers: bigint[] = [1n]
  while (powers.length < width) powers.push((at(powers, powers.length - 1) * y) % ORDER)
  return rows.map(row => row.reduce((sum, value, t) => sum + BigInt(value) * at(powers, t), 0n))
}

/**
 * The verifier's side: the factor of a bit is g where it is 1 and 1 - g where it is 0, for g = f/x. Times xⁿ this is the
 * e of the specification. As these products add up to 1, each row counts by how far it is from the last one, and as a
 * product is that of its low bits times that of its high bits, nearly all multiplications are by small numbers.
 */
export function foldAtChallenge({ columns, rows }: RowSet, y: Scalar, g: readonly Scalar[]): Scalar {
  const low = products(g.slice(0, g.length >> 1))
  const high = products(g.slice(g.length >> 1))
  const sums = columns.map(column => {
    let sum = 0n
    for (const [h, product] of high.entries()) {
      const first = h * low.length
      if (first >= rows.length) break
      let inner = 0n
      for (const [l, factor] of low.entries()) inner += factor * (column.fromLast[first + l] ?? 0n)
      sum += product * (inner % ORDER)
    }
    return toScalar(column.last + sum)
  })
  return combined(sums, y)
}

/** For every number of so many bits the product of its bits' factors. */
function products(g: readonly Scalar[]): readonly bigint[] {
  let all: readonly bigint[] = [1n]
  for (const gj of g) {
    const ones = all.map(product => (product * gj) % ORDER)
    all = [...all.map((product, i) => product - at(ones, i)), ...ones]
  }
  return all
}

/** value₁ + y value₂ + y² value₃ … */
export const combined = (values: readonly Scalar[], y: Scalar): Scalar =>
  values.reduceRight((sum, value) => plus(times(sum, y), value), toScalar(0))

/**
 * The prover's side, as a polynomial in the challenge: the factor of bit j is b X + a where it is 1 and (1 - b) X - a
 * where it is 0, for the hidden bit b and its nonce a. Neighbours that differ in the lowest bit are folded into one, bit
 * by bit. Coefficients from X⁰ on.
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
