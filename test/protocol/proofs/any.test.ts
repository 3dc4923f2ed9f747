import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hash, u32 } from '../../../protocol/bytes/hash.ts'
import { toHex } from '../../../protocol/bytes/text.ts'
import { IDENTITY, mulFast, pointBytes, type Scalar, scalarBytes, toScalar } from '../../../protocol/crypto/group.ts'
import { vanishes } from '../../../protocol/crypto/msm.ts'
import { type Any, anyEquations, proveAny, proveAnyWith, verifyAny } from '../../../protocol/proofs/any.ts'
import { at, parseProof } from '../../../protocol/proofs/check.ts'
import { type Leaf, leafEquation } from '../../../protocol/proofs/leaf.ts'
import vectors from '../../vectors/proofs.json'
import { flips } from '../hex.ts'
import { ctx, fixedNonces, fixedScalar, type Hidden, hide, nearby, seed } from './hidden.ts'

const accepted = (one: Any, bytes: Uint8Array) => verifyAny(one, bytes) !== undefined
const leafOf = (kind: Leaf['kind'], hidden: Hidden, value: number): Leaf => ({
  kind,
  commitment: hidden.commitment,
  value,
})
const someEquals = (steps: readonly Hidden[], value: number, where = ctx): Any => ({
  type: 'any',
  ctx: where,
  branches: steps.map(step => [leafOf('eq', step, value)]),
})

// two branches of two kinds: small enough to change every bit
const steps = [hide(5, 0), hide(7, 1)] as const
const statement: Any = {
  type: 'any',
  ctx,
  branches: [[leafOf('eq', steps[0], 6)], [leafOf('eq', steps[1], 7), leafOf('ne', steps[0], 7)]],
}
const witness = [[steps[0]], [steps[1], steps[0]]]
const proof = proveAny(statement, witness, seed)

describe('any (docs/protocol.md, 14.6)', () => {
  it('complete: branches of equal and different numbers, whichever is true', () => {
    const leaf = fc.record({ value: fc.nat(5), other: fc.nat(5), kind: fc.constantFrom('eq' as const, 'ne' as const) })
    const branches = fc.array(fc.array(leaf, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(branches, plan => {
        const holds = (one: { value: number; other: number; kind: string }) =>
          (one.value === one.other) === (one.kind === 'eq')
        fc.pre(plan.some(leaves => leaves.every(holds)))
        const opened = plan.map((leaves, j) => leaves.map(({ value }, i) => hide(value, 10 * j + i)))
        const said: Any = {
          type: 'any',
          ctx,
          branches: plan.map((leaves, j) =>
            leaves.map(({ kind, other }, i) => leafOf(kind, at(at(opened, j), i), other)),
          ),
        }
        const bytes = proveAny(said, opened, seed)
        const size = plan.flat().reduce((sum, { kind }) => sum + (kind === 'eq' ? 64 : 96), 32 * plan.length)
        expect(bytes).toHaveLength(size)
        expect(verifyAny(said, bytes)?.statement).toBe(said)
      }),
      { numRuns: 25 },
    )
  })
  it('six steps take 576 bytes, also with repeated numbers', () => {
    const route = [3, 4, 3, 9, 3, 4].map(hide)
    for (const value of [3, 4, 9]) {
      const said = someEquals(route, value)
      const bytes = proveAny(
        said,
        route.map(step => [step]),
        seed,
      )
      expect(bytes).toHaveLength(576)
      expect(accepted(said, bytes)).toBe(true)
    }
  })
  it('one leaf alone is zero of a sum', () => {
    const said = someEquals([steps[0]], 5)
    const bytes = proveAny(said, [[steps[0]]], seed)
    expect(bytes).toHaveLength(96)
    expect(accepted(said, bytes)).toBe(true)
    expect(accepted(someEquals([steps[0]], 6), bytes)).toBe(false)
  })
  it('more branches than one derivation of nonces reaches', () => {
    const route = Array.from({ length: 130 }, (_, n) => hide(n, n))
    const said = someEquals(route, 64)
    expect(
      accepted(
        said,
        proveAny(
          said,
          route.map(step => [step]),
          seed,
        ),
      ),
    ).toBe(true)
  })
  it('cannot be made if no branch is true', () => {
    expect(() =>
      proveAny(
        someEquals(steps, 6),
        steps.map(step => [step]),
        seed,
      ),
    ).toThrow()
    expect(() => proveAny({ ...statement, branches: [] }, [], seed)).toThrow()
  })
  it('a prover who lies about what the commitments hold is refused', () => {
    const said = someEquals(steps, 6)
    const lie = [[{ ...steps[0], value: 6 }], [steps[1]]]
    expect(accepted(said, proveAny(said, lie, seed))).toBe(false)
  })
  it('branches with challenges of the prover’s own choice are refused: they must add up to the hash', () => {
    const said = someEquals(steps, 6)
    const free = simulate(said, [fixedScalar(1), fixedScalar(2)])
    expect(anyEquations(said.branches, free).every(vanishes)).toBe(true)
    expect(accepted(said, bytesOf(free))).toBe(false)
  })
  it('every changed bit of the proof is refused', () => {
    for (const changed of flips(proof)) expect(accepted(statement, changed)).toBe(false)
  })
  it('every changed bit of the context is refused', () => {
    for (const other of flips(ctx)) expect(accepted({ ...statement, ctx: other }, proof)).toBe(false)
  })
  it('every change of a leaf is refused: commitment, value, kind, place, number of branches', () => {
    const [first, second] = [at(at(statement.branches, 0), 0), at(at(statement.branches, 1), 0)]
    const third = at(at(statement.branches, 1), 1)
    const others: Any['branches'][] = [
      ...nearby(first.commitment).map(commitment => [[{ ...first, commitment }], [second, third]]),
      ...nearby(second.commitment).map(commitment => [[first], [{ ...second, commitment }, third]]),
      ...Array.from({ length: 16 }, (_, bit) => [[{ ...first, value: 6 ^ (1 << bit) }], [second, third]]),
      ...Array.from({ length: 16 }, (_, bit) => [[first], [second, { ...third, value: 7 ^ (1 << bit) }]]),
      [[second], [first, third]],
      [[first], [third, second]],
      [[first, second], [third]],
      [[second, third], [first]],
      [[first], [second], [third]],
      [[first, second, third]],
      [[first], [second]],
      [],
      [[first], [second, third], []],
    ]
    for (const branches of others) expect(accepted({ ...statement, branches }, proof)).toBe(false)
    const kinds = someEquals([steps[0]], 5)
    const bytes = proveAny(kinds, [[steps[0]]], seed)
    expect(accepted({ ...kinds, branches: [[leafOf('ne', steps[0], 5)]] }, bytes)).toBe(false)
  })
  it('other lengths and the identity are refused', () => {
    for (const length of [0, 96, proof.length - 32, proof.length - 1, proof.length + 1, proof.length + 32])
      expect(accepted(statement, new Uint8Array(length))).toBe(false)
    const identity: Leaf = { kind: 'eq', commitment: IDENTITY, value: 0 }
    const said: Any = { type: 'any', ctx, branches: [[identity]] }
    expect(accepted(said, proveAny(said, [[{ value: 0, blinding: toScalar(0) }]], seed))).toBe(false)
  })
  it('zero knowledge: a simulator without any number makes what the equations accept', () => {
    const z = [fixedScalar(1), fixedScalar(2)]
    const free = simulate(statement, z)
    expect(anyEquations(statement.branches, free).every(vanishes)).toBe(true)
  })
  it('frozen, with nonces handed in', () => {
    const made = proveAnyWith(statement, witness, fixedNonces(vectors.any.nonces))
    expect(toHex(made)).toBe(vectors.any.proof)
    expect(toHex(proof)).toBe(vectors.any.derived)
    expect(accepted(statement, made)).toBe(true)
  })
})

describe('which branch is true does not show', () => {
  const RUNS = 48
  /** For each step that could be the one: the challenges and responses of many proofs, each in its own context. */
  const samples = [0, 1, 2].map(real =>
    Array.from({ length: RUNS }, (_, n) => {
      const route = [0, 1, 2].map(i => hide(i === real ? 50 : 10 + i, 100 * n + i))
      const where = hash('ctx', u32(1000 * real + n))
      const bytes = proveAny(
        someEquals(route, 50, where),
        route.map(step => [step]),
        seed,
      )
      return at(
        [parseProof(bytes, 3, 6)].filter(one => one !== undefined),
        0,
      ).scalars
    }),
  )
  it('all proofs have one length, and no challenge or response is ever repeated', () => {
    const all = samples.flat(2)
    expect(all).toHaveLength(3 * RUNS * 6)
    expect(new Set(all).size).toBe(all.length)
  })
  it('low digits of every challenge and response are as even for the true step as for the others', () => {
    // chi-square over 8 classes has 7 degrees of freedom: above 24.3 once in a thousand
    for (const runs of samples)
      for (let position = 0; position < 6; position++)
        expect(chiSquare(runs.map(one => at(one, position)))).toBeLessThan(24.3)
  })
  it('the largest and the smallest challenge are at the true step as often as elsewhere', () => {
    for (const pick of [Math.max, Math.min]) {
      const hits = samples.flatMap((runs, real) =>
        runs.filter(one => {
          const challenges = one.slice(0, 3).map(Number)
          return challenges.indexOf(pick(...challenges)) === real
        }),
      )
      // expected 48 of 144, standard deviation 5.7
      expect(Math.abs(hits.length - RUNS)).toBeLessThan(3.3 * 5.7)
    }
  })
})

function chiSquare(scalars: readonly Scalar[]): number {
  const counts = Array(8).fill(0)
  for (const scalar of scalars) counts[Number(scalar % 8n)]++
  const expected = scalars.length / 8
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Messages that fit challenges and responses chosen first; the numbers are not used. */
function simulate({ branches }: Any, challenges: readonly Scalar[]) {
  let n = 500
  const leaves = branches.flatMap((all, j) => all.map(leaf => ({ leaf, c: at(challenges, j) })))
  const z = leaves.map(({ leaf }) => (leaf.kind === 'eq' ? [fixedScalar(n++)] : [fixedScalar(n++), fixedScalar(n++)]))
  const points = leaves.map(({ leaf, c }, i) =>
    leafEquation(leaf, IDENTITY, c, at(z, i)).reduce((sum, { by, of }) => sum.add(mulFast(of, by)), IDENTITY),
  )
  return { points, scalars: [...challenges.slice(0, branches.length), ...z.flat()] }
}
const bytesOf = ({ points, scalars }: ReturnType<typeof simulate>) =>
  Uint8Array.of(...points.flatMap(point => [...pointBytes(point)]), ...scalars.flatMap(one => [...scalarBytes(one)]))
