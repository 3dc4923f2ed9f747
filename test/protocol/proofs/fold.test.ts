import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inverse, ORDER, type Scalar, times, toScalar } from '../../../protocol/crypto/group.ts'
import { foldAtChallenge, foldToPolynomial, rowValues } from '../../../protocol/proofs/fold.ts'
import { RowSet } from '../../../protocol/proofs/rows.ts'
import { sortedRows } from '../../../protocol/rules/table.ts'
import { fixedScalar } from './hidden.ts'

const bit = (i: number, j: number): 0 | 1 => ((i >> j) & 1) as 0 | 1

/** The e of docs/protocol.md, 14.7 as it is written there: over 2ⁿ rows, with the last repeated. */
function plainSum(values: readonly bigint[], f: readonly Scalar[], x: Scalar): bigint {
  let sum = 0n
  for (let i = 0; i < 2 ** f.length; i++) {
    const product = f.reduce((all, fj, j) => (all * (bit(i, j) === 1 ? fj : x - fj)) % ORDER, 1n)
    sum += (values[Math.min(i, values.length - 1)] ?? 0n) * product
  }
  return toScalar(sum)
}

const set = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.array(fc.integer({ min: -9, max: 400 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 21,
    }),
  )
  .map(([width, rows]) => new RowSet(sortedRows(rows.map(row => row.slice(0, width))), width))

describe('folding the rows (docs/protocol.md, 14.7)', () => {
  it('at a challenge gives the sum as it is written, for every number of rows', () => {
    fc.assert(
      fc.property(set, fc.nat(), (rows, n) => {
        const x = fixedScalar(n)
        const f = Array.from({ length: rows.bits }, (_, j) => fixedScalar(n + j + 1))
        const values = rowValues(rows, fixedScalar(n + 99))
        let power = toScalar(1)
        for (const _ of f) power = times(power, x)
        const folded = foldAtChallenge(
          rows,
          fixedScalar(n + 99),
          f.map(fj => times(fj, inverse(x))),
        )
        expect(times(folded, power)).toBe(plainSum(values, f, x))
      }),
    )
  })
  it('to a polynomial gives, at any challenge, the same sum', () => {
    fc.assert(
      fc.property(set, fc.nat(), fc.nat(), (rows, n, at) => {
        const index = at % rows.rows.length
        const bits = Array.from({ length: rows.bits }, (_, j) => bit(index, j))
        const a = bits.map((_, j) => fixedScalar(n + j))
        const values = rowValues(rows, fixedScalar(n + 99))
        const coefficients = foldToPolynomial(values, bits, a)
        expect(coefficients).toHaveLength(rows.bits + 1)
        expect(coefficients.at(-1)).toBe(toScalar(values[index] ?? 0n))
        const x = fixedScalar(n + 50)
        const f = bits.map((b, j) => toScalar(BigInt(b) * x + fixedScalar(n + j)))
        const evaluated = coefficients.reduceRight((sum, c) => toScalar(sum * x + c), toScalar(0))
        expect(evaluated).toBe(plainSum(values, f, x))
      }),
    )
  })
  it('a row is one number in y', () => {
    const y = fixedScalar(1)
    const rows = new RowSet([[3, -5, 7]], 3)
    expect(rowValues(rows, y).map(value => toScalar(value))).toEqual([toScalar(3n - 5n * y + 7n * y * y)])
  })
})

describe('sets of rows', () => {
  it('have as many bits as the number of a row needs, one at least', () => {
    const bits = [1, 2, 3, 4, 5, 8, 9, 1024, 1025].map(
      count =>
        new RowSet(
          Array.from({ length: count }, (_, i) => [i]),
          1,
        ).bits,
    )
    expect(bits).toEqual([1, 1, 2, 2, 3, 3, 4, 10, 11])
  })
  it('have one order, one width and no repeats', () => {
    for (const rows of [
      [[2], [1]],
      [[1], [1]],
      [[1], [2, 3]],
      [
        [1, 2],
        [1, 1],
      ],
      [
        [1, 2],
        [0, 9],
      ],
      [[]],
    ])
      expect(() => new RowSet(rows, 1)).toThrow(RangeError)
    expect(
      () =>
        new RowSet(
          [
            [1, 2],
            [1, 1],
          ],
          2,
        ),
    ).toThrow(RangeError)
    expect(() => new RowSet([[], []], 0)).toThrow(RangeError)
    expect(
      () =>
        new RowSet(
          Array.from({ length: 65_537 }, (_, i) => [i]),
          1,
        ),
    ).toThrow(RangeError)
    expect(new RowSet([], 2).rows).toHaveLength(0)
  })
  it('have the hash of their rows', () => {
    const hashes = [
      new RowSet([], 1),
      new RowSet([], 2),
      new RowSet([[1]], 1),
      new RowSet([[2]], 1),
      new RowSet([[1], [2]], 1),
      new RowSet([[1, 2]], 2),
      new RowSet([[12]], 1),
      new RowSet([[-1]], 1),
    ].map(one => String(one.hash))
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(
      new RowSet(
        [
          [1, 2],
          [3, 4],
        ],
        2,
      ).hash,
    ).toEqual(
      new RowSet(
        [
          [1, 2],
          [3, 4],
        ],
        2,
      ).hash,
    )
  })
  it('know the number of a row', () => {
    const rows = new RowSet(
      [
        [1, 2],
        [1, 3],
        [2, 1],
      ],
      2,
    )
    expect(
      [
        [1, 2],
        [1, 3],
        [2, 1],
        [2, 2],
      ].map(row => rows.indexOf(row)),
    ).toEqual([0, 1, 2, -1])
    expect(rows.indexOf([1])).toBe(-1)
    expect(rows.indexOf([1, 2, 3])).toBe(-1)
  })
})
