import { describe, expect, expectTypeOf, it } from 'vitest'
import { encode } from '../../../protocol/bytes/codec.ts'
import {
  anything,
  as,
  bytes,
  decodeAs,
  int,
  list,
  literal,
  type Of,
  oneOf,
  read,
  text,
  tuple,
} from '../../../protocol/bytes/schema.ts'

const message = oneOf(tuple(literal('move'), int(1, 9)), tuple(literal('say'), text(6)), tuple(literal(0)))

describe('shapes of decoded values', () => {
  it('int: a whole number within bounds', () => {
    for (const good of [-2, 0, 3]) expect(read(int(-2, 3), good)).toBe(good)
    for (const bad of [-3, 4, '0', [], new Uint8Array()]) expect(read(int(-2, 3), bad)).toBeUndefined()
  })
  it('text: counted in bytes of UTF-8', () => {
    for (const good of ['', 'abcd', 'üü', '𐅑']) expect(read(text(4), good)).toBe(good)
    for (const bad of ['abcde', 'üüü', '水水', '𐅑a', 1, ['a']]) expect(read(text(4), bad)).toBeUndefined()
  })
  it('bytes: of one length, or up to one', () => {
    expect(read(bytes(2), Uint8Array.of(1, 2))).toEqual(Uint8Array.of(1, 2))
    for (const bad of [Uint8Array.of(1), Uint8Array.of(1, 2, 3), 'ab', [1, 2]])
      expect(read(bytes(2), bad)).toBeUndefined()
    expect(read(bytes({ max: 2 }), new Uint8Array())).toHaveLength(0)
    expect(read(bytes({ max: 2 }), new Uint8Array(3))).toBeUndefined()
  })
  it('list: every item, and so many of them', () => {
    const shape = list(int(0, 9), { min: 1, max: 3 })
    expect(read(shape, [1, 2, 3])).toEqual([1, 2, 3])
    for (const bad of [[], [1, 2, 3, 4], [1, 10], [1, 'a'], 1, Uint8Array.of(1)])
      expect(read(shape, bad)).toBeUndefined()
  })
  it('tuple: exactly its items', () => {
    const shape = tuple(literal('a'), int(0, 9), bytes(1))
    expect(read(shape, ['a', 1, Uint8Array.of(7)])).toEqual(['a', 1, Uint8Array.of(7)])
    for (const bad of [[], ['a', 1], ['a', 1, Uint8Array.of(7), 0], ['b', 1, Uint8Array.of(7)], ['a', 1, 7], 'a'])
      expect(read(shape, bad)).toBeUndefined()
    expect(read(tuple(), [])).toEqual([])
    expect(read(tuple(), [0])).toBeUndefined()
  })
  it('oneOf: the alternative that fits', () => {
    for (const good of [['move', 1], ['say', 'hello'], [0]]) expect(read(message, good)).toEqual(good)
    for (const bad of [['move', 'hello'], ['say', 1], [1], [], ['move'], 'move'])
      expect(read(message, bad)).toBeUndefined()
  })
  it('as: turned into something else, or refused', () => {
    const even = as(int(), n => (n % 2 === 0 ? { half: n / 2 } : undefined))
    expect(read(list(even, { max: 2 }), [2, 4])).toEqual([{ half: 1 }, { half: 2 }])
    expect(read(list(even, { max: 2 }), [2, 3])).toBeUndefined()
    expect(read(anything, ['x', [1]])).toEqual(['x', [1]])
  })
  it('decodeAs: bytes, canonical and of the shape', () => {
    expect(decodeAs(message, encode(['move', 9]))).toEqual(['move', 9])
    expect(decodeAs(message, encode(['move', 10]))).toBeUndefined()
    expect(decodeAs(message, Uint8Array.of(...encode(['move', 9]), 0))).toBeUndefined()
    expect(decodeAs(message, encode(['say', 'hello']), { size: 4 })).toBeUndefined()
  })
  it('infers types', () => {
    expectTypeOf<Of<typeof message>>().toEqualTypeOf<
      readonly ['move', number] | readonly ['say', string] | readonly [0]
    >()
    expectTypeOf(read(list(tuple(int(), bytes(1)), { max: 1 }), [])).toEqualTypeOf<
      readonly (readonly [number, Uint8Array])[] | undefined
    >()
  })
})
