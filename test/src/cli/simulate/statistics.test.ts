import { describe, expect, it } from 'vitest'
import { difference, shareOf, spreadOf } from '../../../../src/cli/simulate/statistics.ts'

describe('a share', () => {
  it('has the interval of Wilson: examples of R. G. Newcombe, Statistics in Medicine 17 (1998), table I', () => {
    const examples = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const
    for (const [count, of, low, high] of examples) {
      const share = shareOf(count, of)
      expect(share.low).toBeCloseTo(low, 4)
      expect(share.high).toBeCloseTo(high, 4)
      expect(share.share).toBe(count / of)
    }
  })
  it('of nothing may be anything', () => {
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 })
  })
  it('stays between none and all', () => {
    expect(shareOf(7, 7).high).toBe(1)
    expect(shareOf(0, 7).low).toBe(0)
  })
})

describe('a difference of shares', () => {
  it('has the interval of Newcombe: 56 of 70 and 48 of 80, Statistics in Medicine 17 (1998), method 10', () => {
    const { by, low, high } = difference(shareOf(56, 70), shareOf(48, 80))
    expect(by).toBeCloseTo(0.2, 10)
    expect(low).toBeCloseTo(0.0524, 4)
    expect(high).toBeCloseTo(0.3339, 4)
  })
})

describe('a spread', () => {
  it('has quartiles between numbers', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({
      count: 4,
      least: 1,
      lowerQuartile: 1.75,
      median: 2.5,
      upperQuartile: 3.25,
      most: 4,
      mean: 2.5,
    })
    expect(spreadOf([7])).toMatchObject({ least: 7, lowerQuartile: 7, median: 7, upperQuartile: 7, most: 7 })
  })
  it('of nothing is none', () => {
    expect(spreadOf([])).toBeUndefined()
  })
})
