import { describe, expect, it } from 'vitest'
import { at, kgb, Rig } from './rig.ts'

describe('5.1 energy', () => {
  it('is 3 at the start; the wilderness brings 1 each turn, kept up to 5', () => {
    expect(Rig.fresh().game.fugitive.energy).toBe(3)
    const rig = Rig.of({ round: 1 })
    const seen = [rig.game.fugitive.energy]
    for (let round = 0; round < 4; round++) {
      rig.endTurn().endTurn()
      seen.push(rig.game.fugitive.energy)
    }
    expect(seen).toEqual([3, 4, 5, 5, 5])
  })
  it('a start in a town brings all of it', () => {
    expect(Rig.of({ route: ['Kansk'], fugitive: { energy: 1 } }).game.fugitive.energy).toBe(5)
  })
})

describe('5.1.2 exhaustion', () => {
  const road = { type: 'move', way: 'road', into: 'wilderness' } as const
  it('goes down to -1, for 1 HP at once', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 0, hp: 4 } }).walk(144, 142)
    expect(rig.game.fugitive).toMatchObject({ energy: -1, hp: 3 })
    expect(rig.eventsOf('exhausted')).toEqual([{ type: 'exhausted', hp: 3 }])
  })
  it('goes no further than -1', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 0 } }).walk(144, 142)
    expect(rig.offered(road)).toEqual([])
    expect(Rig.of({ route: [142], round: 6, fugitive: { energy: -1 } }).offered(road)).toEqual([])
  })
  it('is forbidden at 1 HP', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 0, hp: 1 } }).walk(144)
    expect(rig.game.fugitive.energy).toBe(0)
    expect(rig.offered(road)).toEqual([])
    expect(rig.can({ type: 'end turn' })).toBe(true)
  })
  it('spending exactly everything costs nothing', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 0, hp: 4 } }).walk(144)
    expect(rig.game.fugitive).toMatchObject({ energy: 0, hp: 4 })
    expect(rig.eventsOf('exhausted')).toEqual([])
  })
  it('two energy at once from 1 also exhaust', () => {
    const rig = Rig.of({ route: [142], round: 6, fugitive: { energy: 0, hp: 4 } }).walk(144)
    expect(rig.game.fugitive).toMatchObject({ energy: -1, hp: 3 })
  })
})

describe('6.8 rest', () => {
  it('in the wilderness this turn brings 2 energy in all and 1 HP, and the turn is over', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 0, hp: 3 } }).play({ type: 'rest' })
    expect(rig.game.fugitive).toMatchObject({ energy: 2, hp: 4 })
    expect(rig.game.phase).toBe('Government')
  })
  it('in a town it brings everything', () => {
    const rig = Rig.of({ route: ['Kansk'], fugitive: { energy: 0, hp: 1 } }).play({ type: 'rest' })
    expect(rig.game.fugitive).toMatchObject({ energy: 5, hp: 6 })
  })
  it('never exceeds the limits', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 5 } }).play({ type: 'rest' })
    expect(rig.game.fugitive).toMatchObject({ energy: 5, hp: 6 })
  })
  it('is the only action of its turn: after any other it is not offered', () => {
    expect(
      Rig.of({ route: [142] })
        .walk(144)
        .offered({ type: 'rest' }),
    ).toEqual([])
    expect(
      Rig.of({ route: ['Kansk'] })
        .play({ type: 'good deed' })
        .offered({ type: 'rest' }),
    ).toEqual([])
    const fight = Rig.of({ route: [142], government: { agents: [kgb(142)] } })
    fight.play({ type: 'attack agent' }).next(6).play({ type: 'escape' })
    expect(fight.offered({ type: 'rest' })).toEqual([])
  })
  it('is always possible at the start of a turn, even where nothing else is', () => {
    const rig = Rig.of({ route: [310], fugitive: { energy: -1, hp: 1 }, army: [311] })
    expect(rig.options.map(one => one.type)).toContain('rest')
    expect(rig.plays({ type: 'move' })).toEqual([])
    expect(rig.here).toBe(at(310))
  })
})
