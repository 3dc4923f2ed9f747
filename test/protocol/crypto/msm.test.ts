import { ed25519, ristretto255 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  B,
  G,
  H,
  IDENTITY,
  mul,
  mulFast,
  ORDER,
  type Point,
  parsePoint,
  pointBytes,
  type Scalar,
  samePoint,
  scalarFrom64,
  toScalar,
} from '../../../protocol/crypto/group.ts'
import { sumOf, type Term, vanishes } from '../../../protocol/crypto/msm.ts'

const wide = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(scalarFrom64)
const edge = fc.constantFrom(
  0n,
  1n,
  2n,
  15n,
  16n,
  127n,
  128n,
  2n ** 128n - 1n,
  2n ** 252n,
  -1n,
  -2n,
  -(2n ** 127n),
  ORDER / 2n,
  ORDER / 2n + 1n,
)
const scalar = fc.oneof({ weight: 3, arbitrary: wide }, { weight: 1, arbitrary: edge.map(toScalar) })
const pool: readonly Point[] = [
  G,
  H,
  ...[0, 1, 2].map(B),
  ...Array.from({ length: 8 }, (_, i) => mul(G, toScalar(1000 + i))),
  ...Array.from({ length: 4 }, (_, i) => parsed(mul(H, toScalar(77 + i)))),
]
const term = fc.tuple(scalar, fc.constantFrom(...pool)).map(([by, of]): Term => ({ by, of }))

function parsed(point: Point): Point {
  const again = parsePoint(pointBytes(point))
  if (again === undefined) throw new Error('a point that does not parse')
  return again
}
/** By the library, one product after the other. */
const slowSum = (terms: readonly Term[]) => terms.reduce((sum, { by, of }) => sum.add(mulFast(of, by)), IDENTITY)
const many = (length: number, by: (i: number) => Scalar): readonly Term[] =>
  Array.from({ length }, (_, i) => ({ by: by(i), of: ed25519Multiple(i + 2) }))
const multiples: Point[] = [IDENTITY]
function ed25519Multiple(n: number): Point {
  while (multiples.length <= n) multiples.push((multiples.at(-1) ?? IDENTITY).add(pool[5] ?? G))
  return multiples[n] ?? G
}

describe('sums of many products, against the library', () => {
  it('one product', () => {
    fc.assert(
      fc.property(term, one => {
        expect(samePoint(sumOf([one]), mulFast(one.of, one.by))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
  it('few products (Straus), with repeats, zeros, negatives and generators', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 12 }), terms => {
        expect(samePoint(sumOf(terms), slowSum(terms))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
  it('many products (buckets)', () => {
    const scalars = fc.sample(scalar, { numRuns: 400, seed: 1 })
    for (const length of [229, 230, 400]) {
      const terms = [...many(length, i => scalars[i] ?? toScalar(1)), { by: toScalar(-5), of: G }]
      expect(samePoint(sumOf(terms), slowSum(terms))).toBe(true)
    }
  })
  it('many products of small and half-width factors', () => {
    const terms = many(240, i => toScalar(i % 2 === 0 ? i - 100 : 2n ** 128n - BigInt(i)))
    expect(samePoint(sumOf(terms), slowSum(terms))).toBe(true)
  })
  it('nothing at all, and what cancels, is the identity', () => {
    expect(vanishes([])).toBe(true)
    expect(samePoint(sumOf([]), IDENTITY)).toBe(true)
    expect(vanishes([{ by: toScalar(0), of: H }])).toBe(true)
    expect(
      vanishes([
        { by: toScalar(7), of: H },
        { by: toScalar(-7), of: H },
      ]),
    ).toBe(true)
    expect(vanishes([{ by: toScalar(1), of: IDENTITY }])).toBe(true)
  })
  it('vanishes exactly if the sum is the identity', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), scalar, (terms, by) => {
        const rest: Term = { by: toScalar(-1), of: slowSum(terms) }
        expect(vanishes([...terms, rest])).toBe(true)
        expect(vanishes([...terms, rest, { by, of: H }])).toBe(by === 0n)
      }),
      { numRuns: 25 },
    )
  })
  it('RFC 9496 4.5: any representative of the identity counts, also one of small order', () => {
    const { x, y } = ed25519.Point.fromHex(
      '0000000000000000000000000000000000000000000000000000000000000000',
    ).toAffine()
    const four = ristretto255.Point.fromAffine({ x, y })
    expect(four.is0()).toBe(true)
    expect(vanishes([{ by: toScalar(1), of: four }])).toBe(true)
    expect(
      vanishes([
        { by: toScalar(3), of: four },
        { by: toScalar(2), of: H },
      ]),
    ).toBe(false)
  })
})
