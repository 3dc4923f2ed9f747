import { describe, expect, it } from 'vitest'
import { stepNow, turnSteps } from '../../../../web/screens/table/turn-steps.ts'
import { Hunt } from '../../fixtures/hunt.ts'
import { views } from '../../fixtures/views.ts'

const stepOf = (name: string) => {
  const view = views[name]?.()
  if (view?.screen !== 'table') throw new Error(`${name} is no table`)
  return stepNow(view.table)
}

describe('the step of a turn', () => {
  it.each([
    ['encounter', 'encounter'],
    ['fugitive', 'actions'],
    ['combat', 'actions'],
    ['government', 'actions'],
  ])('is told for %s', (view, step) => expect(stepOf(view)).toBe(step))

  it('is one of the turn that is played, all through a game, and never goes back', () => {
    const hunt = new Hunt(5)
    let turn = ''
    let last = 0
    hunt.until(one => {
      const { phase, round } = one.state
      if (phase === 'set up' || !one.decides(phase)) return one.game.run.outcome !== undefined
      const at: number = (turnSteps[phase] as readonly string[]).indexOf(stepNow(one.table(phase)))
      expect(at).toBeGreaterThan(-1)
      if (turn !== `${round} ${phase}`) last = 0
      turn = `${round} ${phase}`
      expect(at).toBeGreaterThanOrEqual(last)
      last = at
      return one.game.run.outcome !== undefined
    })
    expect(turn).not.toBe('')
  })
})
