import { createPublicKey, verify as verifyElsewhere } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framed } from '../../../protocol/bytes/hash.ts'
import { LABELS, type Label } from '../../../protocol/bytes/labels.ts'
import { toHex, utf8 } from '../../../protocol/bytes/text.ts'
import { keyPoint, multiplesOf, publicKeyBytes, signBytes, verifyBytes } from '../../../protocol/crypto/ed25519.ts'
import {
  newSigningKey,
  type PublicKey,
  parsePublicKey,
  publicKeyOf,
  sign,
  signingKeyOf,
  verify,
} from '../../../protocol/crypto/keys.ts'
import vectors from '../../vectors/signatures.json'
import { bytesOf, flips } from '../hex.ts'

const secret = signingKeyOf(bytesOf(vectors.labelled.secret))
const key = publicKeyOf(secret)
const parts = [utf8('one'), utf8('two')] as const

function accepts(keyBytes: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  const point = keyPoint(keyBytes)
  return point !== undefined && verifyBytes(point, keyBytes, signature, message)
}

describe('RFC 8032 7.1: Ed25519', () => {
  it.each(vectors.rfc8032)('$name', one => {
    expect(toHex(publicKeyBytes(bytesOf(one.secret)))).toBe(one.key)
    expect(toHex(signBytes(bytesOf(one.secret), bytesOf(one.message)))).toBe(one.signature)
    expect(accepts(bytesOf(one.key), bytesOf(one.signature), bytesOf(one.message))).toBe(true)
  })
})

describe('signatures over a label and parts (docs/protocol.md, 3.2)', () => {
  it.each(vectors.labelled.cases)('frozen: $label $parts', one => {
    const label = LABELS.find(known => known === one.label) as Label
    const list = one.parts.map(bytesOf)
    expect(toHex(key)).toBe(vectors.labelled.key)
    expect(toHex(sign(label, secret, ...list))).toBe(one.signature)
    expect(verify(label, key, bytesOf(one.signature), ...list)).toBe(true)
  })
  it('holds for this label, these parts and this key only', () => {
    const signature = sign('entry-signature', secret, ...parts)
    const other = publicKeyOf(newSigningKey(n => new Uint8Array(n).fill(9)))
    expect(verify('entry-signature', key, signature, ...parts)).toBe(true)
    expect(verify('closing-signature', key, signature, ...parts)).toBe(false)
    expect(verify('entry-signature', key, signature, utf8('onet'), utf8('wo'))).toBe(false)
    expect(verify('entry-signature', key, signature, utf8('one'))).toBe(false)
    expect(verify('entry-signature', other, signature, ...parts)).toBe(false)
  })
  it('every changed bit of the signature is refused', () => {
    const signature = sign('entry-signature', secret, ...parts)
    for (const changed of flips(signature)) expect(verify('entry-signature', key, changed, ...parts)).toBe(false)
  })
  it('judges the same the first time and the fortieth', () => {
    const own = newSigningKey(n => new Uint8Array(n).fill(4))
    const ownKey = publicKeyOf(own)
    for (let n = 0; n < 40; n++) {
      const signature = sign('entry-signature', own, Uint8Array.of(n))
      expect(verify('entry-signature', ownKey, signature, Uint8Array.of(n))).toBe(true)
      expect(verify('entry-signature', ownKey, signature, Uint8Array.of(n + 1))).toBe(false)
    }
  })
  it('every changed bit of the message is refused', () => {
    const signature = sign('entry-signature', secret, ...parts)
    for (const changed of flips(parts[0]))
      expect(verify('entry-signature', key, signature, changed, parts[1])).toBe(false)
  })
  it('every changed bit of the key is refused, even if nobody parsed it', () => {
    const signature = sign('entry-signature', secret, ...parts)
    for (const changed of flips(key)) {
      expect(verify('entry-signature', changed as PublicKey, signature, ...parts)).toBe(false)
      const parsed = parsePublicKey(changed)
      if (parsed !== undefined) expect(verify('entry-signature', parsed, signature, ...parts)).toBe(false)
    }
  })
  it('other lengths and random bytes are refused without throwing', () => {
    for (const length of [0, 1, 63, 65, 128]) expect(verify('entry-signature', key, new Uint8Array(length))).toBe(false)
    for (const length of [0, 31, 33])
      expect(verify('entry-signature', new Uint8Array(length) as PublicKey, new Uint8Array(64))).toBe(false)
    const random = fc.uint8Array({ minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(random, bytes => {
        expect(verify('entry-signature', key, bytes)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
  it('keys come from the randomness handed in, and are copies', () => {
    const bytes = new Uint8Array(32).fill(3)
    const made = newSigningKey(() => bytes)
    bytes.fill(0)
    expect(toHex(made)).toBe('03'.repeat(32))
    expect(() => signingKeyOf(new Uint8Array(31))).toThrow(RangeError)
  })
})

describe('strictness (docs/protocol.md, 3.3)', () => {
  it.each(vectors.badKeys)('no key: $name', one => {
    expect(parsePublicKey(bytesOf(one.key))).toBeUndefined()
    expect(verify('entry-signature', bytesOf(one.key) as PublicKey, new Uint8Array(64))).toBe(false)
  })
  it('control: the same message signed honestly is accepted', () => {
    const { control } = vectors
    expect(accepts(bytesOf(control.key), bytesOf(control.signature), bytesOf(control.message))).toBe(true)
  })
  it.each(vectors.crafted)('refuses a crafted signature: $name', one => {
    expect(accepts(bytesOf(one.key), bytesOf(one.signature), bytesOf(one.message))).toBe(false)
  })
  it('a key that has a table of multiples judges alike', () => {
    const judged = [vectors.control, ...vectors.crafted].map(one => {
      const [bytes, signature, message] = [bytesOf(one.key), bytesOf(one.signature), bytesOf(one.message)]
      const point = keyPoint(bytes)
      return point !== undefined && verifyBytes(point, bytes, signature, message, multiplesOf(point))
    })
    expect(judged).toEqual([true, ...vectors.crafted.map(() => false)])
  })
  it('the crafted ones are not idle: others accept them, and disagree with each other', () => {
    const judged = vectors.crafted.map(one => {
      const [k, s, m] = [bytesOf(one.key), bytesOf(one.signature), bytesOf(one.message)]
      const cofactored = ed25519.verify(s, m, k, { zip215: true })
      const strict = ed25519.verify(s, m, k, { zip215: false })
      expect([cofactored, strict]).toEqual([one.cofactored, one.strict])
      const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(k).toString('base64url') }
      const plain = verifyElsewhere(null, m, createPublicKey({ key: jwk, format: 'jwk' }), s)
      return [cofactored, strict, plain]
    })
    expect(judged.filter(all => all.includes(true)).length).toBeGreaterThan(8)
    expect(judged.filter(all => all.includes(true) && all.includes(false)).length).toBeGreaterThan(5)
  })
  it('what is accepted here, two other implementations accept', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(bytes, fc.uint8Array(), (seed, message) => {
        const own = signingKeyOf(seed)
        const ownKey = publicKeyOf(own)
        const signature = sign('entry-signature', own, message)
        const signed = framed('entry-signature', [message])
        const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(ownKey).toString('base64url') }
        expect(parsePublicKey(ownKey)).toEqual(ownKey)
        expect(verify('entry-signature', ownKey, signature, message)).toBe(true)
        expect(ed25519.verify(signature, signed, ownKey, { zip215: false })).toBe(true)
        expect(verifyElsewhere(null, signed, createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})
