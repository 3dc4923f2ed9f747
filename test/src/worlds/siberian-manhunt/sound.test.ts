/** The truth is never excluded; more games of the same in sound.long.ts. */
import { describe, expect, it } from 'vitest'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { Worlds } from '../../../../src/worlds/worlds.ts'
import { everybody, interrogated, positions } from '../../games/siberian-manhunt/positions.ts'
import { checkSound, followed } from './followed.ts'

describe('what the Government can know', () => {
  it('never excludes the true route, in games of random players and of players with tastes', () => {
    const checked = checkSound(followed(positions(24, 11, usualSetup, everybody)))
    expect(checked.positions).toBeGreaterThan(600)
    expect(checked.inexact).toBe(0)
    expect(checked.most).toBeGreaterThan(50)
    expect(checked.alone).toBeGreaterThan(50)
    expect(checked.largest).toBeLessThan(5000)
  })

  it('nor in games with many testimonies', () => {
    expect(checkSound(followed(positions(8, 12, usualSetup, interrogated))).positions).toBeGreaterThan(100)
  })

  it('nor where it is kept smaller than it would need', () => {
    const checked = checkSound(followed(positions(12, 13, usualSetup, everybody), Worlds.start(60)))
    expect(checked.inexact).toBeGreaterThan(30)
    expect(checked.inexact).toBeLessThan(checked.positions)
  })
})
