import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { power252 } from '../../../protocol/crypto/power.ts'

const { Fp } = ed25519.Point
const P = Fp.ORDER
const EXPONENT = (P - 5n) / 8n
const expectPower = (value: bigint) => expect(Fp.create(power252(value))).toBe(Fp.pow(value, EXPONENT))

describe('the power of decoding, in floating point', () => {
  it('is that of the library', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: P - 1n }), value => {
        expectPower(value)
      }),
      { numRuns: 300 },
    )
  })
  it('at the ends, and where limbs are as large as can be', () => {
    const full = Array.from({ length: 255 }, (_, i) => 2n ** BigInt(i))
    const edges = [0n, ...full.flatMap(one => [one - 1n, one, one + 1n])].filter(value => value < P)
    const patterns = [0x7fffffn, 0x800000n, 0x800001n, 0xffffffn, 0xaaaaaan].map(limb =>
      Array.from({ length: 10 }, (_, i) => limb << BigInt(24 * i)).reduce((sum, one) => sum + one, 0n),
    )
    for (const value of [...edges, ...patterns, P - 1n, P - 2n, P - 19n]) expectPower(value)
  })
})
