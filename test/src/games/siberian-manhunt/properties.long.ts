/** The properties of properties.test.ts over many more games. */
import { describe, expect, it } from 'vitest'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { checkLimits, checkRoute, everybody, interrogated, positions } from './positions.ts'
import { checkReach } from './reach.ts'
import { checkSecrecy } from './secrecy.ts'
import { checkTotality } from './totality.ts'

describe('many random games', () => {
  it('5000 of them end without an exception, every number within its limits, in all ways that chance finds', () => {
    const outcomes = new Set<string>()
    for (const threeYearLimit of [true, false]) {
      for (const position of positions(2500, 101, { ...usualSetup, threeYearLimit }, everybody)) {
        checkLimits(position.run.state)
        checkRoute(position)
        if (position.run.outcome !== undefined) outcomes.add(position.run.outcome.by)
      }
    }
    expect([...outcomes].sort()).toEqual(expect.arrayContaining(['killed by an agent', 'three years', 'vanished']))
  })
  it('claims are total and queries exclusive', () => {
    expect(checkTotality(positions(2000, 102, usualSetup, everybody)).queries).toBeGreaterThan(10_000)
  })
  it('testimony is possible for every secret', () => {
    expect(checkTotality(positions(100, 105, usualSetup, interrogated)).testimonies).toBeGreaterThan(100)
  })
  it('movement is offered as the map allows', () => {
    expect(checkReach(positions(300, 103, usualSetup, everybody), 10)).toBeGreaterThan(100_000)
  })
  it('nothing public depends on the secret', () => {
    expect(checkSecrecy(3000, 104).apart).toBeGreaterThan(50_000)
  })
})
