import { describe, expect, it } from 'vitest'
import {
  bare,
  bareFresh,
  fresh,
  type Handle,
  isFresh,
  type Known,
  less,
  sumOf,
  toHandle,
} from '../../../protocol/rules/index.ts'

const [a, b] = [toHandle(3), toHandle(7)]
const values = new Map<Handle, number>([
  [a, 10],
  [b, 4],
])
const known: Known = of => (isFresh(of) ? undefined : values.get(of))

describe('a sum', () => {
  it('is its terms, each so many times, and a constant', () => {
    expect(sumOf({ terms: [], plus: 5 }, known)).toBe(5)
    expect(sumOf(bare(a), known)).toBe(10)
    expect(sumOf(less(a, 12), known)).toBe(-2)
    const both = { terms: [[2, a] as const, [-5, b] as const], plus: 1 }
    expect(sumOf(both, known)).toBe(1)
  })
  it('is unknown while one of its numbers is', () => {
    expect(sumOf(bare(toHandle(99)), known)).toBeUndefined()
    expect(sumOf(bare(fresh()), known)).toBeUndefined()
    const half = { terms: [[1, a] as const, [0, fresh()] as const], plus: 0 }
    expect(sumOf(half, known)).toBeUndefined()
  })
})

describe('a bare fresh number', () => {
  it('is one by itself, once, and nothing added', () => {
    expect(bareFresh(bare(fresh(2)))).toEqual({ fresh: 2 })
    expect(bareFresh(bare(a))).toBeUndefined()
    expect(bareFresh(less(fresh(), 1))).toBeUndefined()
    expect(bareFresh({ terms: [[2, fresh()]], plus: 0 })).toBeUndefined()
    const two = { terms: [[1, fresh(0)] as const, [1, fresh(1)] as const], plus: 0 }
    expect(bareFresh(two)).toBeUndefined()
    expect(bareFresh({ terms: [], plus: 0 })).toBeUndefined()
  })
})
