import { u32 } from '../bytes/hash.ts'
import { challenge } from '../crypto/challenge.ts'
import {
  add,
  B,
  G,
  H,
  IDENTITY,
  inverse,
  minus,
  mul,
  negative,
  type Point,
  plus,
  pointBytes,
  type Scalar,
  samePoint,
  scalarBytes,
  subtract,
  times,
  toScalar,
} from '../crypto/group.ts'
import type { Equation } from '../crypto/msm.ts'
import { at, type Check, type Messages, type Proven, parseProof, proofBytes, settle } from './check.ts'
import { combined, foldAtChallenge, foldToPolynomial, rowValues } from './fold.ts'
import type { Form, OpenForm } from './form.ts'
import { derivedNonces, type Nonces } from './nonces.ts'
import type { RowSet } from './rows.ts'

/**
 * The values of the forms, as a row, stand in the set; which row stays hidden (docs/protocol.md, 14.7). Groth and
 * Kohlweiss 2015, in the compressed form of Bootle and others 2015, over a random combination of the columns.
 */
export interface Within {
  readonly type: 'within'
  readonly ctx: Uint8Array
  readonly forms: readonly Form[]
  readonly set: RowSet
}

/** 32(2n + 7) bytes for a set of n bits. The witness opens each form. Throws if its row is not in the set. */
export function proveWithin(statement: Within, witness: readonly OpenForm[], seed: Uint8Array): Uint8Array {
  const secret = witness.flatMap(({ value, blinding }) => [scalarBytes(toScalar(value)), scalarBytes(blinding)])
  return proveWithinWith(
    statement,
    witness,
    derivedNonces('within/nonce', seed, ...statementParts(statement), ...secret),
  )
}

/** The same with nonces handed in, for vectors. */
export function proveWithinWith(statement: Within, witness: readonly OpenForm[], nonces: Nonces): Uint8Array {
  const { set } = statement
  const n = set.bits
  const index = set.indexOf(witness.map(({ value }) => value))
  if (index < 0) throw new Error('within: the row is not in the set')
  const bits = Array.from({ length: n }, (_, j) => ((index >> j) & 1) as 0 | 1)
  const y = firstChallenge(statement)
  const r = combined(
    witness.map(({ blinding }) => blinding),
    y,
  )

  const drawn = nonces(2 * n + 4)
  const a = drawn.slice(0, n)
  const rho = drawn.slice(n, 2 * n)
  const [rB, rA, rE, rD] = [at(drawn, 2 * n), at(drawn, 2 * n + 1), at(drawn, 2 * n + 2), at(drawn, 2 * n + 3)]
  const b = bits.map(bit => toScalar(bit))
  const masked = a.map((aj, j) => mul(B(j), aj))
  const hidden = (points: readonly Point[], blinding: Scalar) => points.reduce(add, mul(H, blinding))
  const bitPoints = [
    hidden(masked, rA),
    hidden(
      bits.map((bit, j) => at([IDENTITY, B(j)], bit)),
      rB,
    ),
    hidden(
      a.map((aj, j) => mul(B(j), negative(times(aj, aj)))),
      rD,
    ),
    // a(1 - 2b) is a or -a
    hidden(
      bits.map((bit, j) => at([at(masked, j), subtract(IDENTITY, at(masked, j))], bit)),
      rE,
    ),
  ]
  const e = foldToPolynomial(rowValues(set, y), bits, a)
  const G_k = rho.map((rhoK, k) => add(mul(G, negative(at(e, k))), mul(H, rhoK)))

  const points = [...bitPoints, ...G_k]
  const x = secondChallenge(statement, y, points)
  const f = a.map((aj, j) => plus(times(at(b, j), x), aj))
  const powers = powersOf(x, n)
  const z = rho.reduce((sum, rhoK, k) => minus(sum, times(rhoK, at(powers, k))), times(r, at(powers, n)))
  return proofBytes({ points, scalars: [...f, plus(rA, times(x, rB)), plus(rD, times(x, rE)), z] })
}

/** The statement as proven, or `undefined`. Never throws. */
export const verifyWithin = (statement: Within, proof: Uint8Array): Proven<Within> | undefined =>
  settle(checkWithin(statement, proof))

/** The equations that are left to check, or `undefined` if the bytes have the wrong form or the set cannot hold a row. */
export function checkWithin(statement: Within, proof: Uint8Array): Check<Within> | undefined {
  const { forms, set } = statement
  if (set.rows.length === 0 || forms.length === 0 || forms.length !== set.width) return undefined
  if (forms.some(({ commitment }) => samePoint(commitment, IDENTITY))) return undefined
  const messages = parseProof(proof, set.bits + 4, set.bits + 3)
  if (messages === undefined) return undefined
  const y = firstChallenge(statement)
  const x = secondChallenge(statement, y, messages.points)
  if (x === 0n) return undefined
  return {
    statement,
    equations: withinEquations(statement, messages, y, x),
    bound: [...statementParts(statement), proof],
  }
}

/** The three equations of docs/protocol.md, 14.7, for given challenges. */
export function withinEquations({ forms, set }: Within, messages: Messages, y: Scalar, x: Scalar): readonly Equation[] {
  const n = set.bits
  const { points, scalars } = messages
  const [A, Bits, D, E] = [at(points, 0), at(points, 1), at(points, 2), at(points, 3)]
  const f = scalars.slice(0, n)
  const [zA, zE, z] = [at(scalars, n), at(scalars, n + 1), at(scalars, n + 2)]
  const minusOne = toScalar(-1)
  const powers = powersOf(x, n)
  const top = at(powers, n)
  const perX = inverse(x)
  const folded = foldAtChallenge(
    set,
    y,
    f.map(fj => times(fj, perX)),
  )
  const bases = (values: readonly Scalar[]) => values.map((by, j) => ({ by, of: B(j) }))
  const columns = powersOf(y, forms.length - 1)
  return [
    [...bases(f), { by: zA, of: H }, { by: minusOne, of: A }, { by: negative(x), of: Bits }],
    [
      ...bases(f.map(fj => times(fj, minus(x, fj)))),
      { by: zE, of: H },
      { by: minusOne, of: D },
      { by: negative(x), of: E },
    ],
    [
      ...forms.map(({ commitment }, t) => ({ by: times(top, at(columns, t)), of: commitment })),
      { by: negative(times(top, folded)), of: G },
      ...points.slice(4).map((of, k) => ({ by: negative(at(powers, k)), of })),
      { by: negative(z), of: H },
    ],
  ]
}

/** x⁰ to xⁿ */
function powersOf(x: Scalar, n: number): readonly Scalar[] {
  const powers = [toScalar(1)]
  for (let k = 1; k <= n; k++) powers.push(times(at(powers, k - 1), x))
  return powers
}

const statementParts = ({ ctx, forms, set }: Within) => [
  ctx,
  u32(set.rows.length),
  u32(forms.length),
  set.hash,
  ...forms.map(({ commitment }) => pointBytes(commitment)),
]
const firstChallenge = (statement: Within) => challenge('within/y', ...statementParts(statement))
const secondChallenge = (statement: Within, y: Scalar, points: readonly Point[]) =>
  challenge('within/x', ...statementParts(statement), scalarBytes(y), ...points.map(pointBytes))
