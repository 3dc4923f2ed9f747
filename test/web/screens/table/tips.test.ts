import { describe, expect, it } from 'vitest'
import { tipIds, tipsFor } from '../../../../web/screens/table/tips.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { views } from '../../fixtures/views.ts'

const tableOf = (name: string) => {
  const view = views[name]?.()
  if (view?.screen !== 'table') throw new Error(`${name} is no table`)
  return view.table
}

describe('the tips of a first game', () => {
  it.each([
    ['character', 'character'],
    ['encounter', 'meeting'],
    ['testify', 'testify'],
    ['government-search', 'search'],
  ])('speak of the step at hand: %s', (view, tip) => {
    expect(tipsFor(tableOf(view))[0]).toBe(tip)
  })

  it('have something to say to both sides all the time, in the order of their list', () => {
    const seen = new Set<string>()
    for (const seed of [1, 2, 3]) {
      const hunt = new Hunt(seed)
      let steps = 0
      hunt.until(one => {
        for (const role of ['Fugitive', 'Government'] as const) {
          const found = tipsFor(one.table(role))
          for (const tip of found) seen.add(tip)
          expect([...found].sort((a, b) => tipIds.indexOf(a) - tipIds.indexOf(b))).toEqual(found)
        }
        steps++
        return steps > 250 || one.game.run.outcome !== undefined
      })
    }
    // Nearly all of them come up; a tip that never does would be of no use.
    expect(tipIds.filter(tip => !seen.has(tip)).length).toBeLessThan(5)
    expect(seen.size).toBeGreaterThan(18)
  })
})
