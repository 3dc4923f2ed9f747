/** What must hold in every position of every game; more games of the same in properties.long.ts. */
import { describe, expect, it } from 'vitest'
import { usualSetup } from '../../../../src/games/siberian-manhunt/setup.ts'
import { checkLimits, checkRoute, everybody, interrogated, positions } from './positions.ts'
import { checkReach } from './reach.ts'
import { checkSecrecy } from './secrecy.ts'
import { checkTotality } from './totality.ts'

describe('games of random players and of players with tastes', () => {
  it('60 of them end without an exception, every number within its limits, every step of the route on the map', () => {
    const outcomes = new Map<string, number>()
    let asked = 0
    for (const position of positions(60, 1, usualSetup, everybody)) {
      checkLimits(position.run.state)
      checkRoute(position)
      asked += 1
      const { outcome } = position.run
      if (outcome !== undefined) outcomes.set(outcome.by, (outcomes.get(outcome.by) ?? 0) + 1)
    }
    expect([...outcomes.values()].reduce((sum, n) => sum + n, 0)).toBe(60)
    expect(outcomes.size).toBeGreaterThan(4)
    expect(asked).toBeGreaterThan(10_000)
  })
})

describe('4.3 claims are total and queries exclusive', () => {
  it('for a thousand random positions and every possible secret, each choice of the Fugitive has a satisfiable option and each query exactly one', () => {
    const checked = checkTotality(positions(40, 2, usualSetup, everybody))
    expect(checked.choices).toBeGreaterThan(1000)
    expect(checked.queries).toBeGreaterThan(100)
    expect(checked.types).toEqual(
      new Set(['crash', 'declare', 'here', 'trail', 'nothing', 'not here', 'sighted', 'unseen']),
    )
    expect(checked.carried).toBeGreaterThan(10)
  })
})

describe('testimony', () => {
  it('is possible for every secret, whichever the last locations are', () => {
    const checked = checkTotality(positions(5, 5, usualSetup, interrogated))
    expect(checked.testimonies).toBeGreaterThan(5)
  })
})

describe('4.4 movement', () => {
  it('is offered exactly as the map allows, from every location where the Fugitive may be', () => {
    expect(checkReach(positions(20, 4), 40)).toBeGreaterThan(2000)
  })
})

describe('4.1 what is public', () => {
  it('does not depend on the secret: other routes with the same public answers give the same states and options', () => {
    const compared = checkSecrecy(20, 3)
    expect(compared.positions).toBeGreaterThan(300)
    expect(compared.apart).toBeGreaterThan(150)
  })
})
