import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairs, sortedRows } from '../../../protocol/rules/index.ts'

const number = fc.integer({ min: 0, max: 12 })

describe('rows', () => {
  it('are sorted by their numbers, not by their text, without repeats', () => {
    expect(
      sortedRows([
        [10, 1],
        [9, 2],
        [9, 10],
        [9, 2],
        [-1, 0],
      ]),
    ).toEqual([
      [-1, 0],
      [9, 2],
      [9, 10],
      [10, 1],
    ])
  })
  it('keep every different row once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number)), rows => {
        const sorted = sortedRows(rows)
        expect(new Set(sorted.map(String))).toEqual(new Set(rows.map(String)))
        expect(sorted.length).toBe(new Set(rows.map(String)).size)
        for (const [i, [x = 0, y = 0]] of sorted.slice(1).entries()) {
          const [p = 0, q = 0] = sorted[i] ?? []
          expect(p < x || (p === x && q < y)).toBe(true)
        }
      }),
    )
  })
})

describe('a table of pairs', () => {
  const beside = new Map([
    [1, [2, 3]],
    [2, [1]],
    [5, []],
  ])
  const table = pairs(
    'beside',
    [true, 'x'],
    () => beside.keys(),
    first => beside.get(first) ?? [],
  )
  it('says what it is made of', () => {
    expect(table).toMatchObject({ name: 'beside', args: [true, 'x'], width: 2 })
  })
  it('has a row for each pair, sorted, always the same list', () => {
    expect(table.rows).toEqual([
      [1, 2],
      [1, 3],
      [2, 1],
    ])
    expect(table.rows).toBe(table.rows)
  })
  it('builds its rows only when they are asked for', () => {
    const lazy = pairs(
      'lazy',
      [],
      () => {
        throw new Error('built')
      },
      first => [first + 1],
    )
    expect([...lazy.matching([4, undefined])]).toEqual([[4, 5]])
    expect(() => lazy.rows).toThrow('built')
  })
  it('matches as a search of all rows does', () => {
    const unsure = fc.option(number, { nil: undefined })
    const lists = fc.dictionary(fc.integer({ min: 0, max: 6 }).map(String), fc.uniqueArray(number))
    fc.assert(
      fc.property(lists, unsure, unsure, (lists, first, second) => {
        const one = pairs(
          'any',
          [],
          () => Object.keys(lists).map(Number),
          key => lists[key] ?? [],
        )
        const found = sortedRows(one.matching([first, second]))
        const searched = one.rows.filter(
          ([x, y]) => (first === undefined || x === first) && (second === undefined || y === second),
        )
        expect(found).toEqual(searched)
      }),
    )
  })
})
