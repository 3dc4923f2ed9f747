import { describe, expect, it } from 'vitest'
import { at, kgb, Rig } from './rig.ts'

describe('7 the bag', () => {
  const sneak = { type: 'move', way: 'road', into: 'town', sneak: true } as const
  it('7.1 a drawn token does not return to it', () => {
    expect(
      Rig.of({ route: [14] })
        .next('loyal')
        .walk('Kansk').game.bag,
    ).toEqual({ silent: 6, loyal: 3 })
    expect(
      Rig.of({ route: [14] })
        .next('silent')
        .walk('Kansk').game.bag,
    ).toEqual({ silent: 5, loyal: 4 })
  })
  it('7.2 is filled with 5 and 5 when empty, also between two draws', () => {
    const rig = Rig.of({ route: [14], bag: { silent: 0, loyal: 1 } })
      .next('loyal', 'silent')
      .play(sneak, 'Kansk')
    expect(rig.events.filter(one => one.type === 'drawn' || one.type === 'refilled')).toEqual([
      { type: 'drawn', token: 'loyal', why: 'sneak' },
      { type: 'refilled' },
      { type: 'drawn', token: 'silent', why: 'sneak' },
    ])
    expect(rig.game.bag).toEqual({ silent: 4, loyal: 5 })
    // the first six of the ten are not the five Silent ones: the second draw sees the filled bag
    const loyalTwice = Rig.of({ route: [14], bag: { silent: 0, loyal: 1 } }).next('loyal', 6)
    expect(loyalTwice.play(sneak, 'Kansk').eventsOf('found')).toHaveLength(1)
  })
  it('7.2 is filled before the tokens that the same event adds', () => {
    const agents = ['Kansk', 'Kansk', 'Kansk'].map(kgb)
    const rig = Rig.of({ turn: 'Government', route: [142], bag: { silent: 1, loyal: 0 }, government: { agents } })
    rig.next('silent').play({ type: 'interrogate' })
    expect(rig.game.bag).toEqual({ silent: 5, loyal: 6 })
  })
})

describe('6.9 good deed', () => {
  it('adds 1 Silent for 2 energy, in a town, as often as energy lasts', () => {
    const rig = Rig.of({ route: ['Kansk'] })
      .play({ type: 'good deed' })
      .play({ type: 'good deed' })
    expect(rig.game).toMatchObject({ bag: { silent: 8, loyal: 4 }, fugitive: { energy: 1 } })
    expect(rig.eventsOf('added')).toHaveLength(2)
  })
  it('is not offered in the wilderness', () => {
    expect(Rig.of({ route: [142] }).offered({ type: 'good deed' })).toEqual([])
  })
  it('7.3 adds nothing when all 20 Silent tokens are in the bag', () => {
    const rig = Rig.of({ route: ['Kansk'], bag: { silent: 20 } }).play({ type: 'good deed' })
    expect(rig.game.bag.silent).toBe(20)
    expect(rig.eventsOf('added')).toEqual([])
    expect(rig.here).toBe(at('Kansk'))
  })
})
