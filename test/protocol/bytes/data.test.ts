import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { dataOf, dataValue } from '../../../protocol/bytes/data.ts'
import { equal } from '../../../protocol/bytes/hash.ts'
import type { Data } from '../../../protocol/rules/ids.ts'

const key = fc.oneof(
  fc.constantFrom('type', 'at', 'a', 'b', '__proto__', ''),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
)
const { data } = fc.letrec<{ data: Data }>(tie => ({
  data: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Data>(null, true, false, 0, 1, 2, 3, 4, '', 'type'),
    fc.maxSafeInteger().map(n => n + 0),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('data')), { maxLength: 4 }).map(fields => Object.fromEntries(fields)),
  ),
}))

describe('plain data as values (docs/protocol.md, 1.4)', () => {
  it('every datum comes back', () => {
    fc.assert(
      fc.property(data, one => {
        expect(dataOf(dataValue(one))).toEqual(one)
      }),
    )
  })
  it('survives bytes', () => {
    const one: Data = { type: 'move', at: [142, null], sure: true, later: { no: false } }
    const value = decode(encode(dataValue(one)))
    expect(value === undefined ? undefined : dataOf(value)).toEqual(one)
  })
  it('different data have different bytes', () => {
    const alike: readonly Data[] = [
      null,
      true,
      false,
      0,
      1,
      2,
      3,
      4,
      '',
      [],
      {},
      [0],
      [1],
      [2],
      [3],
      [4],
      [null],
      [true],
      [[]],
      [{}],
      ['a', 1],
      { a: 1 },
      { a: null },
      { a: [] },
      { a: {} },
      { b: 1 },
      { a: 1, b: 1 },
      [4, 'a', 1],
      [[4, 'a', 1]],
      ['1'],
      '1',
    ]
    const seen = alike.map(one => encode(dataValue(one)))
    for (const [i, a] of seen.entries()) for (const b of seen.slice(i + 1)) expect(equal(a, b)).toBe(false)
  })
  it('order of fields and absent fields make no difference', () => {
    expect(dataValue({ b: 1, a: 2, c: undefined })).toEqual(dataValue({ a: 2, b: 1 }))
    expect(dataValue({ 10: 1, 9: 2 })).toEqual([4, '10', 1, '9', 2])
  })
  it('a field named __proto__ is a field', () => {
    const value: Value = [4, '__proto__', [4, 'x', 1]]
    const one = dataOf(value)
    expect(one).toBeDefined()
    expect(Object.hasOwn(Object(one), '__proto__')).toBe(true)
    expect(Object.getPrototypeOf(one)).toBe(Object.prototype)
  })
  it.each([1.5, Number.NaN, 2 ** 53])('throws on %d', one => expect(() => dataValue({ at: [one] })).toThrow(TypeError))
  it.each<[string, Value]>([
    ['no kind', []],
    ['an unknown kind', [5]],
    ['a kind that is text', ['x']],
    ['null with more', [0, 0]],
    ['true with more', [1, 0]],
    ['a field without value', [4, 'a']],
    ['a key that is a number', [4, 1, 1]],
    ['unsorted keys', [4, 'b', 1, 'a', 1]],
    ['a key twice', [4, 'a', 1, 'a', 1]],
    ['bytes', new Uint8Array()],
    ['bytes inside', [3, new Uint8Array()]],
    ['nonsense inside', [4, 'a', []]],
  ])('no data for %s', (_, value) => expect(dataOf(value)).toBeUndefined())
})
