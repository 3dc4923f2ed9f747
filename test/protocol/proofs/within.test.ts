import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../protocol/bytes/text.ts'
import {
  add,
  B,
  G,
  H,
  IDENTITY,
  minus,
  mulFast,
  plus,
  pointBytes,
  type Scalar,
  times,
  toScalar,
} from '../../../protocol/crypto/group.ts'
import { sumOf, vanishes } from '../../../protocol/crypto/msm.ts'
import { at, type Messages, parseProof, proofBytes } from '../../../protocol/proofs/check.ts'
import { RowSet } from '../../../protocol/proofs/rows.ts'
import {
  proveWithin,
  proveWithinWith,
  verifyWithin,
  type Within,
  withinEquations,
} from '../../../protocol/proofs/within.ts'
import { sortedRows } from '../../../protocol/rules/table.ts'
import vectors from '../../vectors/proofs.json'
import { flips } from '../hex.ts'
import { ctx, fixedNonces, fixedScalar, type Hidden, hide, nearby, seed } from './hidden.ts'

const accepted = (one: Within, bytes: Uint8Array) => verifyWithin(one, bytes) !== undefined
const about = (forms: readonly Hidden[], set: RowSet, where = ctx): Within => ({
  type: 'within',
  ctx: where,
  forms,
  set,
})

// five roads: three bits, with a row that stands for three more
const roads = [
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 1],
  [3, 4],
] as const
const set = new RowSet(roads, 2)
const from = hide(1, 0)
const to = hide(3, 1)
const statement = about([from, to], set)
const proof = proveWithin(statement, [from, to], seed)

describe('within (docs/protocol.md, 14.7)', () => {
  it('complete: every row of random sets, of one to three columns', () => {
    const number = fc.oneof(fc.integer({ min: -9, max: 400 }), fc.maxSafeInteger())
    const rows = fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 3 }), fc.nat(), fc.nat(), (all, width, pick, n) => {
        const some = new RowSet(sortedRows(all.map(row => row.slice(0, width))), width)
        const forms = at(some.rows, pick % some.rows.length).map((value, t) => hide(value, n + t))
        const said = about(forms, some)
        const bytes = proveWithin(said, forms, seed)
        expect(bytes).toHaveLength(32 * (2 * some.bits + 7))
        expect(verifyWithin(said, bytes)?.statement).toBe(said)
      }),
      { numRuns: 20 },
    )
  })
  it('complete for each row of a small set', () => {
    for (const row of roads) {
      const forms = row.map(hide)
      expect(accepted(about(forms, set), proveWithin(about(forms, set), forms, seed))).toBe(true)
    }
  })
  it('1,280 pairs take 928 bytes', () => {
    const rows = Array.from({ length: 1280 }, (_, i) => [i >> 2, i & 3])
    const large = new RowSet(rows, 2)
    for (const index of [0, 777, 1279]) {
      const forms = at(rows, index).map(hide)
      const bytes = proveWithin(about(forms, large), forms, seed)
      expect(bytes).toHaveLength(928)
      expect(accepted(about(forms, large), bytes)).toBe(true)
    }
  })
  it('cannot be made for a row that is not in the set', () => {
    const forms = [from, hide(4, 2)]
    expect(() => proveWithin(about(forms, set), forms, seed)).toThrow()
    expect(() => proveWithin(about([], new RowSet([], 1)), [], seed)).toThrow()
  })
  it('a prover who lies about what the commitments hold is refused', () => {
    for (const lie of roads.filter(row => String(row) !== '1,3')) {
      const claimed = lie.map((value, t) => ({ ...at([from, to], t), value }))
      expect(accepted(statement, proveWithin(statement, claimed, seed))).toBe(false)
    }
  })
  it('a set without rows, or of another width, holds nothing', () => {
    expect(accepted(about([from, to], new RowSet([], 2)), proof)).toBe(false)
    expect(accepted(about([from], set), proof)).toBe(false)
    expect(accepted(about([from, to, to], set), proof)).toBe(false)
    expect(accepted(about([], set), proof)).toBe(false)
  })
})

describe('every change is refused', () => {
  it('any bit of the proof', () => {
    const two = about([from, to], new RowSet(roads.slice(0, 2), 2))
    const bytes = proveWithin(two, [from, to], seed)
    expect(accepted(two, bytes)).toBe(true)
    for (const changed of flips(bytes)) expect(accepted(two, changed)).toBe(false)
  })
  it('any bit of the context', () => {
    for (const other of flips(ctx)) expect(accepted(about([from, to], set, other), proof)).toBe(false)
  })
  it('any bit of a commitment, and their order', () => {
    for (const commitment of nearby(from.commitment))
      expect(accepted(about([{ ...from, commitment }, to], set), proof)).toBe(false)
    for (const commitment of nearby(to.commitment))
      expect(accepted(about([from, { ...to, commitment }], set), proof)).toBe(false)
    expect(accepted(about([to, from], set), proof)).toBe(false)
    expect(accepted(about([from, { ...to, commitment: IDENTITY }], set), proof)).toBe(false)
  })
  it('any number of the set, any row less or more: the moved-set attack', () => {
    const moved = [
      ...roads.flatMap((row, i) =>
        [0, 1].flatMap(t =>
          [-1, 1, 10].map(by =>
            roads.map((other, k) => (k === i ? row.map((v, s) => (s === t ? v + by : v)) : [...other])),
          ),
        ),
      ),
      ...roads.map((_, i) => roads.filter((__, k) => k !== i)),
      [...roads, [9, 9]],
      [[0, 0], ...roads],
    ].map(sortedRows)
    for (const rows of moved) expect(accepted(about([from, to], new RowSet(rows, 2)), proof)).toBe(false)
  })
  it('other lengths', () => {
    for (const length of [0, proof.length - 32, proof.length - 1, proof.length + 1, proof.length + 32])
      expect(accepted(statement, new Uint8Array(length))).toBe(false)
    expect(accepted(statement, Uint8Array.of(...proof, 0))).toBe(false)
  })
  it('a sample of bits at a real size', () => {
    const rows = Array.from({ length: 1006 }, (_, i) => [Math.floor(i / 3) + 1, (i % 3) * 7 + 1])
    const board = new RowSet(rows, 2)
    const forms = at(rows, 500).map(hide)
    const said = about(forms, board)
    const bytes = proveWithin(said, forms, seed)
    expect(accepted(said, bytes)).toBe(true)
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), bit => {
        const changed = bytes.slice()
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(accepted(said, changed)).toBe(false)
      }),
      { numRuns: 40, seed: 1 },
    )
    const shifted = new RowSet(
      rows.map((row, i) => (i === 17 ? [at(row, 0), at(row, 1) + 1] : row)),
      2,
    )
    expect(accepted(about(forms, shifted), bytes)).toBe(false)
  })
  it('random bytes never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: proof.length, maxLength: proof.length }), bytes => {
        expect(accepted(statement, bytes)).toBe(false)
      }),
    )
  })
})

describe('attacks', () => {
  it('packed pair: a row coded as one number binds neither half, so a cheater walks off the map', () => {
    // stands at 1, hides a place that makes 1 * K + it the code of the road from 3 to 4
    const K = 1000
    const off = hide((3 - 1) * K + 4, 7)
    const packed = new RowSet(sortedRows(roads.map(([a, b]) => [a * K + b])), 1)
    const form = {
      value: K * from.value + off.value,
      blinding: plus(times(toScalar(K), from.blinding), off.blinding),
      commitment: add(mulFast(from.commitment, toScalar(K)), off.commitment),
    }
    // with packed numbers the lie would be proven:
    expect(accepted(about([form], packed), proveWithin(about([form], packed), [form], seed))).toBe(true)
    // as a row it cannot be:
    const said = about([from, off], set)
    expect(() => proveWithin(said, [from, off], seed)).toThrow()
    const claimed = [
      { ...from, value: 3 },
      { ...off, value: 4 },
    ]
    expect(accepted(said, proveWithin(said, claimed, seed))).toBe(false)
  })
  it('two halves that only fit together under one combination of columns: the factor comes after the commitments', () => {
    // value 3 + y * 4 for a y that the cheater hopes for
    const y = 77
    const first = hide(3 + 5 * y, 8)
    const second = hide(4 - 5, 9)
    expect(first.value + y * second.value).toBe(3 + y * 4)
    const said = about([first, second], set)
    const claimed = [
      { ...first, value: 3 },
      { ...second, value: 4 },
    ]
    expect(accepted(said, proveWithin(said, claimed, seed))).toBe(false)
  })
  it('a hidden index that is not made of bits', () => {
    // f = b x + a with b = 2 instead of a bit: the square term x² b(1 - b) has nowhere to go
    const [x, y] = [fixedScalar(1), fixedScalar(2)]
    const [a, rA, rB, rD, rE] = [3, 4, 5, 6, 7].map(fixedScalar) as [Scalar, Scalar, Scalar, Scalar, Scalar]
    const b = toScalar(2)
    const f = plus(times(b, x), a)
    const commit = (value: Scalar, r: Scalar) =>
      sumOf([
        { by: value, of: B(0) },
        { by: r, of: H },
      ])
    const one = about([from], new RowSet([[1], [2]], 1))
    const messages: Messages = {
      points: [
        commit(a, rA),
        commit(b, rB),
        commit(minus(toScalar(0), times(a, a)), rD),
        commit(minus(a, times(toScalar(2), times(a, b))), rE),
        G,
      ],
      scalars: [f, plus(rA, times(x, rB)), plus(rD, times(x, rE)), toScalar(0)],
    }
    const [first, second] = withinEquations(one, messages, y, x)
    expect(vanishes(first ?? [])).toBe(true)
    expect(vanishes(second ?? [])).toBe(false)
  })
})

describe('zero knowledge', () => {
  it('a simulator without the row makes what the equations accept, for any challenges', () => {
    for (let n = 0; n < 3; n++) {
      const [x, y] = [fixedScalar(50 + n), fixedScalar(60 + n)]
      const messages = simulate(statement, x, y, 100 * n)
      expect(withinEquations(statement, messages, y, x).map(vanishes)).toEqual([true, true, true])
      expect(withinEquations(statement, messages, y, plus(x, toScalar(1))).map(vanishes)).toEqual([false, false, false])
    }
  })
  it('what is simulated has the form of a proof, and is refused as one: its challenges are not the hash', () => {
    const bytes = proofBytes(simulate(statement, fixedScalar(50), fixedScalar(60), 0))
    expect(parseProof(bytes, 7, 6)).toBeDefined()
    expect(accepted(statement, bytes)).toBe(false)
  })
})

describe('bytes', () => {
  it('frozen, with nonces handed in', () => {
    const made = proveWithinWith(statement, [from, to], fixedNonces(vectors.within.nonces))
    expect(toHex(made)).toBe(vectors.within.proof)
    expect(toHex(proof)).toBe(vectors.within.derived)
    expect(toHex(set.hash)).toBe(vectors.within.set)
    expect(accepted(statement, made)).toBe(true)
  })
  it('the same decision gives the same bytes, any other one unrelated ones', () => {
    expect(proveWithin(statement, [from, to], seed)).toEqual(proof)
    const others = [
      proveWithin(statement, [from, to], seed.slice(1)),
      proveWithin(about([from, to], set, ctx.slice(1)), [from, to], seed),
      proveWithin(about([from, to], new RowSet([...roads, [9, 9]], 2)), [from, to], seed),
    ]
    const points = [proof, ...others].flatMap(bytes => at([parseProof(bytes, 7, 6)], 0)?.points ?? [])
    expect(points).toHaveLength(28)
    expect(new Set(points.map(point => toHex(pointBytes(point)))).size).toBe(28)
  })
})

/** Responses first, then all messages but three at random, then the three that the equations leave. */
function simulate(said: Within, x: Scalar, y: Scalar, n: number): Messages {
  const bits = said.set.bits
  const scalars = Array.from({ length: bits + 3 }, (_, i) => fixedScalar(n + i))
  const random = Array.from({ length: bits + 1 }, (_, i) => mulFast(G, fixedScalar(n + 40 + i)))
  const open = [IDENTITY, at(random, 0), IDENTITY, at(random, 1), IDENTITY, ...random.slice(2)]
  const [first, second, third] = withinEquations(said, { points: open, scalars }, y, x)
  const [A, D, G0] = [first, second, third].map(equation => sumOf(equation ?? []))
  return {
    points: [A ?? IDENTITY, at(random, 0), D ?? IDENTITY, at(random, 1), G0 ?? IDENTITY, ...random.slice(2)],
    scalars,
  }
}
