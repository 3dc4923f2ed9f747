import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clone } from '../../../protocol/rules/index.ts'

describe('clone', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), data => {
        expect(clone(data)).toEqual(data)
      }),
    )
    expect(Object.keys(clone(JSON.parse('{"__proto__":{"x":1}}')))).toEqual(['__proto__'])
    const inner = [1, { deep: [2] }]
    const data = { inner, none: undefined, empty: {} }
    const copy = clone(data)
    expect(copy).toStrictEqual(data)
    expect(copy.inner).not.toBe(inner)
    expect(copy.inner[1]).not.toBe(inner[1])
    copy.inner.push(3)
    expect(inner).toHaveLength(2)
  })
  it('copies records without a prototype', () => {
    const bare: Record<string, number> = Object.create(null)
    bare['x'] = 1
    expect(clone(bare)).toEqual({ x: 1 })
  })
  it('refuses what is not plain data, wherever it hides', () => {
    class Thing {}
    const wrong = [() => 1, Symbol('s'), 5n, new Thing(), new Map(), new Date(0), new Uint8Array(2), /x/]
    for (const one of wrong) {
      expect(() => clone(one)).toThrow('not plain data')
      expect(() => clone({ list: [one] })).toThrow('not plain data')
    }
  })
})
