import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  all,
  any,
  bare,
  bound,
  type Claim,
  differs,
  equals,
  fresh,
  holds,
  isFresh,
  type Known,
  leaves,
  less,
  noneEquals,
  nonzero,
  pairs,
  solutions,
  someEquals,
  stepFrom,
  toHandle,
  within,
  zero,
} from '../../../protocol/rules/index.ts'

const handles = [toHandle(0), toHandle(1), toHandle(2)] as const
const [a, b, c] = handles
const knowing =
  (...values: readonly number[]): Known =>
  of =>
    isFresh(of) ? undefined : values[of]
const doubles = pairs(
  'doubles',
  [],
  () => [1, 2, 3],
  first => (first >= 1 && first <= 3 ? [2 * first, 2 * first + 1] : []),
)
const value = fc.integer({ min: 0, max: 4 })

describe('a claim holds', () => {
  const known = knowing(5, 7, 5)
  it('equals: the number is the value', () => {
    expect(holds(equals(a, 5), known)).toBe(true)
    expect(holds(equals(a, 6), known)).toBe(false)
  })
  it('zero and nonzero: of sums', () => {
    const difference = { terms: [[1, a] as const, [-1, c] as const], plus: 0 }
    expect([holds(zero(difference), known), holds(nonzero(difference), known)]).toEqual([true, false])
    expect([holds(zero(less(b, 5)), known), holds(nonzero(less(b, 5)), known)]).toEqual([false, true])
  })
  it('within: the row stands in the table as a row', () => {
    const row = (x: number, y: number) => holds(within([bare(a), bare(b)], doubles), knowing(x, y))
    expect([row(1, 2), row(1, 3), row(3, 7), row(2, 2), row(4, 8), row(2, 1)]).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
  it('all and any: of their parts, and of none', () => {
    const [yes, no] = [equals(a, 5), equals(a, 6)]
    expect(
      [all(yes, yes), all(yes, no), any(no, yes), any(no, no), all(), any()].map(one => holds(one, known)),
    ).toEqual([true, false, true, false, true, false])
  })
  it('is false of an unknown number, whatever it says', () => {
    const of = toHandle(9)
    const claims = [
      equals(of, 5),
      zero(less(of, 5)),
      nonzero(less(of, 5)),
      within([bare(a), bare(of)], doubles),
      differs(of, 1),
    ]
    for (const claim of claims) expect(holds(claim, known)).toBe(false)
  })
  it('short names mean what they say', () => {
    fc.assert(
      fc.property(fc.tuple(value, value, value), value, (values, wanted) => {
        const vault = knowing(...values)
        expect(holds(differs(a, wanted), vault)).toBe(values[0] !== wanted)
        expect(holds(someEquals(handles, wanted), vault)).toBe(values.includes(wanted))
        expect(holds(noneEquals(handles, wanted), vault)).toBe(!values.includes(wanted))
      }),
    )
  })
})

describe('leaves', () => {
  it('take `all` apart at every depth and nothing else', () => {
    const [x, y, z] = [equals(a, 1), differs(b, 2), someEquals([a, b], 3)]
    expect(leaves(all(x, all(y, all()), z))).toEqual([x, y, z])
    expect(leaves(z)).toEqual([z])
  })
})

describe('solutions', () => {
  const found = (count: number, claim: Claim, known: Known) => [...solutions(count, claim, known)]
  it('of an opening: that one value', () => {
    expect(found(1, equals(fresh(), 4), knowing())).toEqual([[4]])
  })
  it('of a step: every number that stands beside the known one', () => {
    const { count, claim } = stepFrom(a, doubles)
    expect(found(count, claim, knowing(2))).toEqual([[4], [5]])
    expect(found(count, claim, knowing(9))).toEqual([])
    expect(found(count, claim, knowing())).toEqual([])
  })
  it('of several numbers: every way that makes all parts true', () => {
    const chain = all(within([bare(a), bare(fresh(0))], doubles), within([bare(fresh(0)), bare(fresh(1))], doubles))
    expect(found(2, chain, knowing(1))).toEqual([
      [2, 4],
      [2, 5],
      [3, 6],
      [3, 7],
    ])
    const row = within([bare(fresh(0)), bare(fresh(1))], doubles)
    expect(found(2, row, knowing())).toHaveLength(6)
    expect(found(2, all(row, nonzero(less(fresh(1), 4))), knowing())).toHaveLength(5)
    expect(found(2, all(row, equals(fresh(1), 4)), knowing())).toEqual([[2, 4]])
    expect(found(2, all(row, within([bare(fresh(1)), bare(fresh(0))], doubles)), knowing())).toEqual([])
  })
  it('with a sum as a column: the table says what the sum may be', () => {
    const next = { terms: [[1, fresh(0)] as const], plus: 1 }
    const claim = all(within([bare(a), next], doubles), within([bare(b), bare(fresh(0))], doubles))
    // 2·1 or 2·1+1 is one more than it, and it is 2·1 or 2·1+1
    expect(found(1, claim, knowing(1, 1))).toEqual([[2]])
  })
  it('respect claims about the known numbers in the same option', () => {
    const claim = all(equals(b, 3), stepFrom(a, doubles).claim)
    expect(found(1, claim, knowing(1, 3))).toEqual([[2], [3]])
    expect(found(1, claim, knowing(1, 4))).toEqual([])
  })
  it('are nothing else than all rows tried one by one', () => {
    const claim = all(
      within([bare(a), bare(fresh(0))], doubles),
      within([bare(b), bare(fresh(1))], doubles),
      differs(fresh(0), 4),
    )
    fc.assert(
      fc.property(value, value, (x, y) => {
        const tried: number[][] = []
        for (let p = 0; p < 10; p++)
          for (let q = 0; q < 10; q++) {
            const known: Known = of => (isFresh(of) ? [p, q][of.fresh] : [x, y][of])
            if (holds(claim, known)) tried.push([p, q])
          }
        expect(found(2, claim, knowing(x, y))).toEqual(tried)
      }),
    )
  })
  it('of an unbound number are a mistake in the rules', () => {
    expect(() => found(1, nonzero(less(fresh(), 3)), knowing())).toThrow('new number 0')
    expect(() => found(2, equals(fresh(0), 3), knowing())).toThrow('new number 1')
    const scaled = within([bare(a), { terms: [[2, fresh()]], plus: 0 }], doubles)
    expect(() => found(1, scaled, knowing(1))).toThrow('new number 0')
  })
})

describe('bound', () => {
  it('are the new numbers that a leaf gives their value', () => {
    expect(bound({ type: 'equals', handle: fresh(3), value: 1 })).toEqual([3])
    expect(bound({ type: 'equals', handle: a, value: 1 })).toEqual([])
    expect(bound({ type: 'within', row: [bare(a), bare(fresh(1)), less(fresh(2), 1)], table: doubles })).toEqual([1])
    expect(bound({ type: 'zero', sum: bare(fresh(0)) })).toEqual([])
  })
})
