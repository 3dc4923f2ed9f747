import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affineOf, extendedOf, NEUTRAL } from '../../../protocol/crypto/edwards.ts'
import { ORDER } from '../../../protocol/crypto/group.ts'
import { Multiples } from '../../../protocol/crypto/multiples.ts'

const { Point } = ed25519
type EdwardsPoint = typeof Point.BASE
/** Of order 8: the equations must be exact on the whole curve, not only up to such points. */
const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a')
const points: readonly EdwardsPoint[] = [Point.BASE, Point.BASE.multiply(12345n), Point.BASE.add(torsion), torsion]
const tables = points.map(point => new Multiples(extendedOf(point)))
const scalar = fc.oneof(
  fc.bigInt({ min: 0n, max: ORDER - 1n }),
  fc.constantFrom(0n, 1n, 2n, 31n, 32n, 33n, 63n, 64n, 2n ** 252n, ORDER - 1n),
)
/** Double and add by the library, which takes no scalar beyond the order. */
function slowly(point: EdwardsPoint, by: bigint): EdwardsPoint {
  let sum = Point.ZERO
  for (const bit of by.toString(2)) {
    sum = sum.double()
    if (bit === '1') sum = sum.add(point)
  }
  return sum
}

describe('multiples of a point that is used often', () => {
  it('are those of the library, of either sign, added to what was there', () => {
    fc.assert(
      fc.property(fc.nat(points.length - 1), scalar, fc.boolean(), (which, by, negative) => {
        const [point, table] = [points[which] ?? Point.ZERO, tables[which]]
        const product = slowly(point, by)
        const wanted = Point.BASE.add(negative ? product.negate() : product).toAffine()
        expect(table && affineOf(table.addTo(extendedOf(Point.BASE), negative ? -by : by))).toEqual(wanted)
      }),
      { numRuns: 60 },
    )
  })
  it('of nothing are nothing', () => expect(tables[0]?.addTo(NEUTRAL, 0n)).toEqual(NEUTRAL))
  it('are not there for larger scalars', () => expect(() => tables[0]?.addTo(NEUTRAL, 2n ** 260n)).toThrow(RangeError))
})
