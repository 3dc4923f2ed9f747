/** Soundness as in sound.test.ts over thousands of games. */
import { describe, expect, it } from 'vitest'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { everybody, interrogated, positions } from '../../games/siberian-manhunt/positions.ts'
import { checkSound, followed } from './followed.ts'

describe('what the Government can know, in thousands of games', () => {
  it('never excludes the true route, and stays exact and small', () => {
    for (const threeYearLimit of [true, false]) {
      const checked = checkSound(followed(positions(2000, 111, { ...usualSetup, threeYearLimit }, everybody)))
      expect(checked.positions).toBeGreaterThan(50_000)
      expect(checked.inexact).toBe(0)
      expect(checked.largest).toBeLessThan(20_000)
    }
  })
  it('nor against generals and with many testimonies', () => {
    for (const general of ['Ivanov', 'Zakharov'] as const) {
      const checked = checkSound(followed(positions(500, 112, { ...usualSetup, general }, interrogated)))
      expect(checked.positions).toBeGreaterThan(10_000)
      expect(checked.inexact).toBe(0)
    }
  })
})
