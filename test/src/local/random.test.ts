import { describe, expect, it } from 'vitest'
import { pick, seeded } from '../../../src/local/index.ts'

const take = (count: number, below: number, ...seeds: readonly number[]) => {
  const random = seeded(...seeds)
  return Array.from({ length: count }, () => random(below))
}

describe('seeded chance', () => {
  it('is the same for the same seeds and another for others', () => {
    expect(take(20, 1000, 7, 3)).toEqual(take(20, 1000, 7, 3))
    const different = [[7, 3], [3, 7], [7], [8, 3], [7, 4], [7, 3, 0], [0], [], [2 ** 40], [2 ** 41]]
    expect(new Set(different.map(seeds => take(8, 1000, ...seeds).join())).size).toBe(different.length)
  })
  it('never changes: games of a seed can be had again', () => {
    expect(take(8, 6, 1)).toEqual([2, 3, 4, 3, 5, 1, 4, 2])
  })
  it('gives every result about equally often, also where a power of two is no multiple', () => {
    for (const sides of [2, 6, 10, 37]) {
      const count = new Array<number>(sides).fill(0)
      const each = 4000
      for (const value of take(sides * each, sides, sides)) count[value] = (count[value] ?? 0) + 1
      // chi squared, far beyond its mean of sides - 1: a bias of a percent would show
      const chi = count.reduce((sum, n) => sum + (n - each) ** 2 / each, 0)
      expect(chi).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * sides))
    }
  })
  it('reaches the ends of a large range without the bias of a remainder', () => {
    // with a plain remainder of 32 bits, two thirds of the results would lie in the lower half
    const below = 3 * 2 ** 30
    const low = take(4000, below, 9).filter(value => value < 2 ** 30).length
    expect(Math.abs(low / 4000 - 1 / 3)).toBeLessThan(0.04)
  })
  it('refuses what is no number of sides', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => seeded(1)(sides)).toThrow()
    expect(seeded(1)(1)).toBe(0)
    expect(() => pick([], seeded(1))).toThrow()
  })
})
