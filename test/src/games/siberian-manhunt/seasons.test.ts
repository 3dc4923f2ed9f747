import { describe, expect, it } from 'vitest'
import { isWinter, sectorOf } from '../../../../src/games/siberian-manhunt/seasons.ts'
import { GOVERNMENT, Rig } from './rig.ts'

describe('9.1 seasons', () => {
  it('begin in summer, four rounds of summer and four of winter', () => {
    const rounds = Array.from({ length: 9 }, (_, i) => ({ round: i + 1 }))
    expect(rounds.map(sectorOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0])
    expect(rounds.map(isWinter)).toEqual([false, false, false, false, true, true, true, true, false])
  })
  it('go on by one sector at the end of each Government turn', () => {
    const rig = Rig.fresh()
    expect(rig.game.round).toBe(1)
    rig.endTurn().endTurn()
    expect(rig.game.round).toBe(2)
    expect(rig.eventsOf('season')).toEqual([{ type: 'season', sector: 1, round: 2 }])
  })
  it('the step from winter to summer adds 2 Silent tokens', () => {
    const spring = Rig.of({ round: 8, turn: 'Government' }).endTurn()
    expect(spring.game.bag).toEqual({ silent: 8, loyal: 4 })
    expect(spring.eventsOf('added')).toEqual([{ type: 'added', token: 'silent', count: 2 }])
    expect(Rig.of({ round: 7, turn: 'Government' }).endTurn().game.bag).toEqual({ silent: 6, loyal: 4 })
    expect(Rig.of({ round: 4, turn: 'Government' }).endTurn().game.bag).toEqual({ silent: 6, loyal: 4 })
  })
})

describe('10.2 the three-year limit', () => {
  it('ends the game after round 24, for the Government', () => {
    const rig = Rig.of({ round: 24, turn: 'Government', setup: { threeYearLimit: true } }).endTurn()
    expect(rig.outcome).toEqual({ winners: [GOVERNMENT], by: 'three years' })
  })
  it('comes before a win on X', () => {
    const rig = Rig.of({ round: 24, track: 16, turn: 'Government', setup: { threeYearLimit: true } }).endTurn()
    expect(rig.outcome?.by).toBe('three years')
  })
  it('does not come earlier, nor without the option', () => {
    expect(Rig.of({ round: 23, turn: 'Government', setup: { threeYearLimit: true } }).endTurn().outcome).toBeUndefined()
    expect(Rig.of({ round: 24, turn: 'Government' }).endTurn().outcome).toBeUndefined()
  })
})
