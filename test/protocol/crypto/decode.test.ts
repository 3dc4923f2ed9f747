import { ed25519, ristretto255 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRistretto } from '../../../protocol/crypto/decode.ts'
import ristretto from '../../vectors/ristretto.json'
import { bytesOf, flips } from '../hex.ts'

const P = ed25519.Point.Fp.ORDER

/** As the library decodes it, the identity refused. */
function byLibrary(bytes: Uint8Array): { x: bigint; y: bigint } | undefined {
  try {
    const point = ristretto255.Point.fromBytes(bytes)
    return point.is0() ? undefined : point.toAffine()
  } catch {
    return undefined
  }
}
function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 255n))
}
const some = fc.uint8Array({ minLength: 32, maxLength: 32 })
const point = fc
  .bigInt({ min: 1n, max: ristretto255.Point.Fn.ORDER - 1n })
  .map(by => ristretto255.Point.BASE.multiply(by))

describe('decoding of ristretto255 (RFC 9496, 4.3.1) agrees with the library', () => {
  it('on points', () => {
    fc.assert(
      fc.property(point, one => {
        expect(decodeRistretto(one.toBytes())).toEqual(byLibrary(one.toBytes()))
        expect(decodeRistretto(one.toBytes())).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })
  it('on any bytes, half of which are no square root and most of the rest no point', () => {
    let accepted = 0
    fc.assert(
      fc.property(some, fc.boolean(), (bytes, likely) => {
        if (likely) {
          bytes[0] = (bytes[0] ?? 0) & 0xfe
          bytes[31] = (bytes[31] ?? 0) & 0x7f
        }
        const decoded = decodeRistretto(bytes)
        if (decoded !== undefined) accepted++
        expect(decoded).toEqual(byLibrary(bytes))
      }),
      { numRuns: 400 },
    )
    expect(accepted).toBeGreaterThan(20)
  })
  it('on every changed bit of a point', () => {
    for (const changed of flips(ristretto255.Point.BASE.toBytes()))
      expect(decodeRistretto(changed)).toEqual(byLibrary(changed))
  })
  it('on numbers around 0, p, 2^255 and on small ones', () => {
    for (const middle of [0n, P, 2n ** 255n, 2n ** 256n - 20n, P / 2n])
      for (let near = -20n; near < 20n; near++) {
        const value = middle + near
        if (value < 0n) continue
        expect(decodeRistretto(littleEndian(value))).toEqual(byLibrary(littleEndian(value)))
      }
  })
  it.each(ristretto.bad)('RFC 9496 A.2: refuses %s', hex => expect(decodeRistretto(bytesOf(hex))).toBeUndefined())
  it('reads a part of a larger buffer where it stands', () => {
    const bytes = ristretto255.Point.BASE.toBytes()
    const within = new Uint8Array(40).fill(255)
    within.set(bytes, 5)
    expect(decodeRistretto(within.subarray(5, 37))).toEqual(byLibrary(bytes))
  })
})
