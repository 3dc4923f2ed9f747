import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { equal } from '../../../protocol/bytes/hash.ts'
import { toHex } from '../../../protocol/bytes/text.ts'
import vectors from '../../vectors/codec.json'
import { bytesOf } from '../hex.ts'

type Json = number | string | { readonly hex: string } | readonly Json[]
const isList = (json: Json): json is readonly Json[] => Array.isArray(json)
const fromJson = (json: Json): Value =>
  typeof json === 'object' ? (isList(json) ? json.map(fromJson) : bytesOf(json.hex)) : json

const { value } = fc.letrec<{ value: Value }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.maxSafeInteger(),
    fc.integer({ min: -300, max: 300 }),
    fc.string({ unit: 'grapheme' }).filter(text => !text.startsWith('\uFEFF')),
    fc.uint8Array({ maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 5, depthIdentifier: 'value' }),
  ),
}))
const shallow = value.filter(one => depthOf(one) <= 16)

function depthOf(one: Value): number {
  return typeof one === 'object' && !(one instanceof Uint8Array) ? 1 + Math.max(0, ...one.map(depthOf)) : 0
}

describe('RFC 8949 4.2.1: one way to write a value', () => {
  it.each(vectors.accept as { name: string; value: Json; bytes: string }[])('writes and reads $name', one => {
    expect(toHex(encode(fromJson(one.value)))).toBe(one.bytes)
    expect(decode(bytesOf(one.bytes))).toEqual(fromJson(one.value))
  })
  it.each(vectors.refuse)('refuses $name', ({ bytes }) => {
    expect(decode(bytesOf(bytes))).toBeUndefined()
  })
  it('shortest head: every longer head for the same argument is refused', () => {
    const heads = (major: number, argument: number) =>
      [1, 2, 4, 8].map((length, i) => {
        const bytes = [...Array(length).keys()].map(at => (at >= length - 4 ? argument >>> (8 * (length - 1 - at)) : 0))
        return Uint8Array.of((major << 5) | (24 + i), ...bytes)
      })
    for (const argument of [0, 1, 22, 23])
      for (const major of [0, 1]) for (const head of heads(major, argument)) expect(decode(head)).toBeUndefined()
    for (const argument of [24, 255]) {
      const [shortest, ...longer] = heads(0, argument)
      expect(decode(shortest ?? new Uint8Array())).toBe(argument)
      for (const head of longer) expect(decode(head)).toBeUndefined()
    }
  })
  it('gives different values different bytes, and the same value back', () => {
    fc.assert(
      fc.property(shallow, one => {
        expect(decode(encode(one))).toEqual(one)
      }),
    )
    fc.assert(
      fc.property(shallow, shallow, (a, b) => {
        expect(equal(encode(a), encode(b))).toBe(JSON.stringify(jsonOf(a)) === JSON.stringify(jsonOf(b)))
      }),
    )
  })
  it('gives plain bytes of its own, whatever the size', () => {
    for (const size of [0, 30, 300, 3000, 30_000]) {
      const bytes = encode([new Uint8Array(size), 'text of more than twenty-four characters'])
      expect(Object.getPrototypeOf(bytes)).toBe(Uint8Array.prototype)
      expect(bytes.buffer.byteLength).toBe(bytes.length)
    }
  })
  it('writes -0 as 0', () => expect(toHex(encode(-0))).toBe('00'))
})

describe('what has no bytes is a mistake of ours', () => {
  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])('throws on %d', one => {
    expect(() => encode(one)).toThrow(TypeError)
    expect(() => encode([[one]])).toThrow(TypeError)
  })
  it.each(['\uD800', 'a\uDFFFb', '\uFEFF', '\uFEFFa'])('throws on text without one encoding: %j', text => {
    expect(() => encode(text)).toThrow(TypeError)
  })
  it('keeps a U+FEFF that is not first', () => expect(decode(encode('a\uFEFF'))).toBe('a\uFEFF'))
})

describe('hostile bytes', () => {
  it('random bytes never throw, and what is accepted is canonical', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), bytes => {
        const one = decode(bytes)
        if (one !== undefined) expect(encode(one)).toEqual(bytes)
      }),
      { numRuns: 2000 },
    )
  })
  it('a changed byte gives another value or none', () => {
    fc.assert(
      fc.property(shallow, fc.nat(), fc.integer({ min: 1, max: 255 }), (one, at, flip) => {
        const bytes = encode(one).slice()
        const index = at % bytes.length
        bytes[index] = (bytes[index] ?? 0) ^ flip
        const other = decode(bytes)
        if (other !== undefined) expect(other).not.toEqual(one)
      }),
      { numRuns: 1000 },
    )
  })
  it('every shorter piece and every longer one is refused', () => {
    fc.assert(
      fc.property(shallow, fc.uint8Array({ minLength: 1, maxLength: 3 }), (one, more) => {
        const bytes = encode(one)
        for (let length = 0; length < bytes.length; length++) expect(decode(bytes.subarray(0, length))).toBeUndefined()
        expect(decode(Uint8Array.of(...bytes, ...more))).toBeUndefined()
      }),
    )
  })
  it('a tower of lists does not reach the stack, whatever its height', () => {
    const tower = (height: number) => {
      const bytes = new Uint8Array(height + 1).fill(0x81)
      bytes[height] = 0x80
      return bytes
    }
    expect(decode(tower(15))).toBeDefined()
    for (const height of [16, 1000, 60_000]) expect(decode(tower(height))).toBeUndefined()
    expect(decode(tower(200_000), { size: 1_000_000 })).toBeUndefined()
  })
  it('stops at the number of values that it is told, before any of them is made', () => {
    const many = (values: number) => encode(Array.from({ length: values - 1 }, () => 0))
    expect(decode(many(65_000))).toHaveLength(64_999)
    expect(decode(many(65_536), { size: 100_000 })).toHaveLength(65_535)
    expect(decode(many(65_537), { size: 100_000 })).toBeUndefined()
    expect(decode(many(3), { items: 3 })).toEqual([0, 0])
    expect(decode(many(4), { items: 3 })).toBeUndefined()
    expect(decode(encode([[], [[]]]), { items: 4 })).toEqual([[], [[]]])
    expect(decode(encode([[], [[]]]), { items: 3 })).toBeUndefined()
  })
  it('stops at the size and the depth it is told', () => {
    expect(decode(encode(new Uint8Array(65_533)))).toEqual(new Uint8Array(65_533))
    expect(decode(encode(new Uint8Array(65_534)))).toBeUndefined()
    expect(decode(encode(new Uint8Array(70_000)), { size: 80_000 })).toHaveLength(70_000)
    expect(decode(encode([0, 1, 2]), { size: 3 })).toBeUndefined()
    expect(decode(encode([[0]]), { depth: 2 })).toEqual([[0]])
    expect(decode(encode([[0]]), { depth: 1 })).toBeUndefined()
    expect(decode(encode(0), { depth: 0 })).toBe(0)
    expect(decode(encode([]), { depth: 0 })).toBeUndefined()
  })
  it('reads a view in the middle of a larger buffer', () => {
    const bytes = Uint8Array.of(0xff, 0x82, 0x01, 0x41, 0x07, 0xff)
    expect(decode(bytes.subarray(1, 5))).toEqual([1, Uint8Array.of(7)])
  })
  it('gives byte strings of its own: changing the input later changes nothing', () => {
    const bytes = encode([Uint8Array.of(1, 2, 3)]).slice()
    const one = decode(bytes)
    bytes.fill(0)
    expect(one).toEqual([Uint8Array.of(1, 2, 3)])
  })
})

function jsonOf(one: Value): unknown {
  if (one instanceof Uint8Array) return { hex: toHex(one) }
  if (typeof one === 'object') return one.map(jsonOf)
  return one === 0 ? 0 : one
}
