import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concat, derive, equal, framed, hash, hmac, u32 } from '../../../protocol/bytes/hash.ts'
import { LABELS, type Label, PREFIX } from '../../../protocol/bytes/labels.ts'
import { toHex, utf8 } from '../../../protocol/bytes/text.ts'
import { challenge } from '../../../protocol/crypto/challenge.ts'
import { scalarBytes } from '../../../protocol/crypto/group.ts'
import vectors from '../../vectors/hashes.json'
import frozen from '../../vectors/labels.json'
import { bytesOf } from '../hex.ts'

const isLabel = (text: string): text is Label => LABELS.some(label => label === text)
const labelOf = (text: string): Label => {
  if (!isLabel(text)) throw new Error(`no label ${text}`)
  return text
}
const parts = fc.array(fc.uint8Array({ maxLength: 6 }), { maxLength: 4 })

describe('domain labels (docs/protocol.md, 2.1)', () => {
  it('are frozen', () =>
    expect({ prefix: PREFIX, labels: LABELS }).toEqual({ prefix: frozen.prefix, labels: frozen.labels }))
  it('are told apart', () => expect(new Set(LABELS).size).toBe(LABELS.length))
  it('are all in the specification', () => {
    const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
    for (const label of LABELS) expect(text, label).toContain(`\`${label}\``)
  })
})

describe('hashing (docs/protocol.md, 2.2 and 2.3)', () => {
  it.each(vectors.cases)('frozen: $label $parts', one => {
    const label = labelOf(one.label)
    const list = one.parts.map(bytesOf)
    expect(toHex(hash(label, ...list))).toBe(one.hash)
    expect(toHex(hmac(label, bytesOf(one.key), ...list))).toBe(one.hmac)
    expect(toHex(derive(label, bytesOf(one.key), ...list))).toBe(one.derive)
    expect(toHex(scalarBytes(challenge(label, ...list)))).toBe(one.challenge)
  })
  it.each(vectors.cases)('by another implementation of FIPS 180-4, RFC 2104 and RFC 5869: $label $parts', one => {
    const lengths = [utf8(PREFIX + one.label), ...one.parts.map(bytesOf)]
    const message = Buffer.concat(
      lengths.flatMap(part => {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(part.length)
        return [length, part]
      }),
    )
    const key = bytesOf(one.key)
    expect(createHash('sha512').update(message).digest('hex')).toBe(one.hash)
    expect(createHmac('sha512', key).update(message).digest('hex')).toBe(one.hmac)
    expect(toHex(new Uint8Array(hkdfSync('sha512', key, new Uint8Array(), message, 64)))).toBe(one.derive)
  })
  it('no two lists of parts have the same frame', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const same = a.length === b.length && a.every((part, i) => equal(part, b[i] ?? new Uint8Array()))
        expect(equal(framed('entry', a), framed('entry', b))).toBe(same)
      }),
    )
  })
  it('a part that looks like a length moves nothing', () => {
    const a = framed('entry', [u32(1), Uint8Array.of(5)])
    const b = framed('entry', [concat(u32(1), u32(1), Uint8Array.of(5))])
    expect(equal(a, b)).toBe(false)
  })
  it('another label or another key gives something else', () => {
    const key = new Uint8Array(32)
    expect(hash('game')).not.toEqual(hash('entry'))
    expect(hmac('game', key)).not.toEqual(hmac('entry', key))
    expect(derive('salt', key)).not.toEqual(derive('blinding', key))
    expect(derive('salt', key)).not.toEqual(derive('salt', Uint8Array.of(...key.slice(1), 1)))
  })
})

describe('bytes', () => {
  it('u32: four bytes, most significant first', () => {
    expect(u32(0x01020304)).toEqual(Uint8Array.of(1, 2, 3, 4))
    expect(u32(2 ** 32 - 1)).toEqual(Uint8Array.of(255, 255, 255, 255))
    for (const bad of [-1, 2 ** 32, 0.5, Number.NaN]) expect(() => u32(bad)).toThrow(RangeError)
  })
  it('equal: the same bytes, no others', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5 }), fc.uint8Array({ maxLength: 5 }), (a, b) => {
        expect(equal(a, a.slice())).toBe(true)
        expect(equal(a, b)).toBe(toHex(a) === toHex(b))
      }),
    )
  })
})
