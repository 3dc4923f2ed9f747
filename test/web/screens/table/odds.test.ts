import { describe, expect, it } from 'vitest'
import { allLoyal } from '../../../../web/screens/table/odds.ts'

describe('odds', () => {
  it('are those of drawing without replacement', () => {
    expect(allLoyal({ silent: 6, loyal: 4 }, 1)).toBeCloseTo(0.4)
    expect(allLoyal({ silent: 6, loyal: 4 }, 2)).toBeCloseTo((4 / 10) * (3 / 9))
  })
  it('count the refill of an empty bag between two draws', () => {
    expect(allLoyal({ silent: 0, loyal: 1 }, 2)).toBeCloseTo(0.5)
    expect(allLoyal({ silent: 0, loyal: 0 }, 1)).toBeCloseTo(0.5)
    expect(allLoyal({ silent: 3, loyal: 0 }, 2)).toBe(0)
  })
})
