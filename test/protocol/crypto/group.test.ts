import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../protocol/bytes/text.ts'
import {
  add,
  B,
  B_COUNT,
  G,
  H,
  IDENTITY,
  inverse,
  K,
  K_COUNT,
  mul,
  mulFast,
  ORDER,
  parsePoint,
  parseScalar,
  pointBytes,
  samePoint,
  scalarBytes,
  scalarFrom64,
  subtract,
  times,
  toScalar,
} from '../../../protocol/crypto/group.ts'
import generators from '../../vectors/generators.json'
import ristretto from '../../vectors/ristretto.json'
import { bytesOf } from '../hex.ts'

const wide = fc.uint8Array({ minLength: 64, maxLength: 64 })
const scalar = wide.map(scalarFrom64).filter(one => one !== 0n)

describe('RFC 9496: ristretto255', () => {
  it('A.1: multiples of the generator', () => {
    for (const [n, hex] of ristretto.multiples.entries()) {
      expect(toHex(pointBytes(mul(G, toScalar(n))))).toBe(hex)
      expect(toHex(pointBytes(mulFast(G, toScalar(n))))).toBe(hex)
      const parsed = parsePoint(bytesOf(hex))
      if (n === 0) expect(parsed).toBeUndefined()
      else expect(parsed && toHex(pointBytes(parsed))).toBe(hex)
    }
  })
  it.each(ristretto.bad)('A.2: refuses %s', hex => expect(parsePoint(bytesOf(hex))).toBeUndefined())
  it('refuses the identity and other lengths', () => {
    expect(parsePoint(pointBytes(IDENTITY))).toBeUndefined()
    for (const length of [0, 31, 33, 64]) expect(parsePoint(new Uint8Array(length).fill(2))).toBeUndefined()
  })
  it('random bytes never throw, and an accepted point has these bytes only', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), bytes => {
        bytes[0] = (bytes[0] ?? 0) & 0xfe
        bytes[31] = (bytes[31] ?? 0) & 0x7f
        const point = parsePoint(bytes)
        if (point === undefined) return
        accepted++
        expect(pointBytes(point)).toEqual(bytes)
      }),
      { numRuns: 300 },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

describe('RFC 9380 appendix B: generators', () => {
  it('frozen', () => {
    expect(toHex(pointBytes(G))).toBe(generators.G)
    expect(toHex(pointBytes(H))).toBe(generators.H)
    expect(generators.B.map((_, i) => toHex(pointBytes(B(i))))).toEqual(generators.B)
    expect(generators.K.map((_, i) => toHex(pointBytes(K(i))))).toEqual(generators.K)
    expect([generators.B.length, generators.K.length]).toEqual([B_COUNT, K_COUNT])
  })
  it('all different', () => {
    const all = [generators.G, generators.H, ...generators.B, ...generators.K]
    expect(new Set(all).size).toBe(all.length)
  })
  it('no others', () => {
    for (const index of [-1, 16, 0.5]) expect(() => B(index)).toThrow(RangeError)
    expect(() => K(128)).toThrow(RangeError)
  })
})

describe('scalars', () => {
  it('canonical only: below the order, 32 bytes', () => {
    expect(parseScalar(scalarBytes(toScalar(-1)))).toBe(ORDER - 1n)
    expect(parseScalar(littleEndian(ORDER))).toBeUndefined()
    expect(parseScalar(littleEndian(ORDER + 1n))).toBeUndefined()
    expect(parseScalar(new Uint8Array(32).fill(255))).toBeUndefined()
    expect(parseScalar(new Uint8Array(32))).toBe(0n)
    for (const length of [0, 31, 33]) expect(parseScalar(new Uint8Array(length))).toBeUndefined()
    expect(ORDER).toBe(2n ** 252n + 27742317777372353535851937790883648493n)
  })
  it('round trip, little-endian', () => {
    fc.assert(
      fc.property(scalar, one => {
        expect(parseScalar(scalarBytes(one))).toBe(one)
      }),
    )
    expect(scalarBytes(toScalar(258)).slice(0, 3)).toEqual(Uint8Array.of(2, 1, 0))
  })
  it('64 bytes modulo the order', () => {
    const bytes = createHash('sha512').update('wide').digest()
    const number = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
    expect(scalarFrom64(createHash('sha512').update('wide').digest())).toBe(number % ORDER)
    expect(() => scalarFrom64(new Uint8Array(63))).toThrow(RangeError)
  })
  it('negative numbers count down from the order', () => {
    expect(toScalar(-15)).toBe(ORDER - 15n)
    expect(samePoint(add(mul(G, toScalar(-15)), mul(G, toScalar(15))), IDENTITY)).toBe(true)
  })
  it('inverse', () => {
    fc.assert(
      fc.property(scalar, one => {
        expect(times(one, inverse(one))).toBe(1n)
      }),
      { numRuns: 20 },
    )
    expect(() => inverse(toScalar(0))).toThrow()
  })
})

describe('multiplication', () => {
  it('by zero gives the identity, both ways', () => {
    expect(samePoint(mul(H, toScalar(0)), IDENTITY)).toBe(true)
    expect(samePoint(mulFast(H, toScalar(0)), IDENTITY)).toBe(true)
  })
  it('secret and public multiplication agree, and are linear', () => {
    fc.assert(
      fc.property(scalar, scalar, (a, b) => {
        expect(samePoint(mul(H, a), mulFast(H, a))).toBe(true)
        expect(samePoint(add(mul(H, a), mul(H, b)), mulFast(H, toScalar(a + b)))).toBe(true)
        expect(samePoint(subtract(mul(H, a), mul(H, b)), mulFast(H, toScalar(a - b)))).toBe(true)
      }),
      { numRuns: 15 },
    )
  })
})

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 255n))
}
