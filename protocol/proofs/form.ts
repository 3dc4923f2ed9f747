import { add, G, IDENTITY, mulFast, type Point, plus, type Scalar, subtract, times, toScalar } from '../crypto/group.ts'
import { sumOf } from '../crypto/msm.ts'
import type { Fresh, Handle } from '../rules/ids.ts'
import type { Sum } from '../rules/sum.ts'

/**
 * A whole-number combination of hidden numbers, as proofs see it: the same combination of their commitments, which is a
 * commitment to it (docs/protocol.md, 14.2).
 */
export interface Form {
  readonly commitment: Point
}
/** A form with what opens it: the prover's side. */
export interface OpenForm {
  readonly value: number
  readonly blinding: Scalar
}

/** The commitment to a sum, constant included. */
export function commitmentOf(sum: Sum, pointOf: (of: Handle | Fresh) => Point): Point {
  const terms = termsCommitment(sum, pointOf)
  return sum.plus === 0 ? terms : add(terms, mulFast(G, toScalar(sum.plus)))
}

/** The commitment to a sum's terms, without the constant. A form that is one hidden number costs nothing. */
export function termsCommitment({ terms }: Sum, pointOf: (of: Handle | Fresh) => Point): Point {
  const [first, ...more] = terms
  if (first === undefined) return IDENTITY
  if (terms.every(([factor]) => factor === 1 || factor === -1)) {
    const start = first[0] === 1 ? pointOf(first[1]) : subtract(IDENTITY, pointOf(first[1]))
    return more.reduce((sum, [factor, of]) => (factor === 1 ? add : subtract)(sum, pointOf(of)), start)
  }
  return sumOf(terms.map(([factor, of]) => ({ by: toScalar(factor), of: pointOf(of) })))
}

/** The value and the blinding of a sum's terms; add the constant to the value for the whole sum. */
export function openTerms({ terms }: Sum, openingOf: (of: Handle | Fresh) => OpenForm): OpenForm {
  let value = 0
  let blinding = toScalar(0)
  for (const [factor, of] of terms) {
    const opening = openingOf(of)
    value += factor * opening.value
    blinding = plus(blinding, times(toScalar(factor), opening.blinding))
  }
  return { value, blinding }
}
