import { describe, expect, it } from 'vitest'
import type { Kit } from './kit.ts'
import { Rig, type Situation } from './rig.ts'

const outside = (kit: Kit = {}, more: Situation = {}) =>
  Rig.of({ route: [142], ...more, kit, fugitive: { energy: 0, ...more.fugitive } })
const parasites = (rig: Rig) => rig.game.decks.encounters.find(row => row.card === 'Parasites')?.left

describe('6.16.1 meals', () => {
  it.each([
    ['canned food', 2],
    ['raw meat', 1],
    ['cooked meat', 2],
    ['berries', 1],
  ] as const)('a portion of %s brings %i energy', (food, energy) => {
    const rig = outside({ food: { [food]: 1 } }).play({ type: 'eat', food })
    expect(rig.game.fugitive).toMatchObject({
      energy: 1 + energy,
      meals: 1,
      fed: true,
      inventory: { food: { [food]: 0 } },
    })
    expect(rig.eventsOf('meal')).toMatchObject([{ food: { [food]: 1 }, energy }])
  })
  it('a meal is any number of portions, those at the campsite first', () => {
    const rig = outside({ food: { berries: 1 }, campFood: { berries: 1, 'canned food': 1 } })
    rig.play({ type: 'eat', food: 'berries' })
    expect(rig.game.fugitive).toMatchObject({ campsite: { food: { berries: 0 } }, inventory: { food: { berries: 1 } } })
    rig.play({ type: 'eat', food: 'canned food' }).play({ type: 'end meal' })
    expect(rig.game.fugitive).toMatchObject({ energy: 4, meals: 1 })
    expect(rig.eventsOf('meal')).toMatchObject([{ energy: 3 }])
  })
  it('ends by itself when nothing is left', () => {
    const rig = outside({ food: { berries: 2 } })
      .play({ type: 'eat' })
      .play({ type: 'eat' })
    expect(rig.offered({ type: 'end turn' })).toHaveLength(1)
  })
  it('is free and no action: between actions, and rest is possible after it', () => {
    const rig = outside({ food: { berries: 2 } })
      .play({ type: 'eat' })
      .play({ type: 'end meal' })
    expect(rig.can({ type: 'rest' })).toBe(true)
    rig.walk(144).play({ type: 'eat' })
    expect(rig.game.fugitive.energy).toBe(2)
  })
  it('two in a turn, and two more in the next', () => {
    const rig = outside({ food: { berries: 3 } })
    rig.play({ type: 'eat' }).play({ type: 'end meal' }).play({ type: 'eat' }).play({ type: 'end meal' })
    expect(rig.offered({ type: 'eat' })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.game.fugitive.meals).toBe(0)
    expect(rig.offered({ type: 'eat' })).toHaveLength(1)
  })
  it('energy stays at most 5', () => {
    expect(
      outside({ food: { 'canned food': 1 } }, { fugitive: { energy: 4 } }).play({ type: 'eat' }).game.fugitive.energy,
    ).toBe(5)
  })
  it('is possible in a fight', () => {
    const rig = outside({ food: { berries: 1 }, encounter: 'Farmer' })
      .play({ type: 'fight' })
      .play({ type: 'eat' })
    expect(rig.game.fugitive.meals).toBe(1)
    expect(rig.offered({ type: 'escape' })).toHaveLength(1)
  })
})

describe('6.16.3 raw meat', () => {
  it('brings one Parasites card into the Encounter deck for a meal, however much of it', () => {
    const rig = outside({ food: { 'raw meat': 2 } })
      .play({ type: 'eat' })
      .play({ type: 'eat' })
    expect(parasites(rig)).toBe(1)
    expect(rig.eventsOf('parasites')).toEqual([{ type: 'parasites', count: 1 }])
  })
  it('as long as there is one', () => {
    expect(
      parasites(
        outside({ food: { 'raw meat': 1 }, parasites: 4, encounter: 'Lama' }, { rolls: ['Lama'] }).play({
          type: 'eat',
        }),
      ),
    ).toBe(4)
  })
  it('other food does not', () => {
    expect(parasites(outside({ food: { 'cooked meat': 1 } }).play({ type: 'eat' }))).toBe(0)
  })
})

describe('6.16.4 cooking', () => {
  it('a fire cooks all raw meat at once, carried or not', () => {
    const rig = outside(
      { inventory: ['Matches', 'Fuel'], food: { 'raw meat': 1 }, campFood: { 'raw meat': 2 } },
      { fugitive: { energy: 2 } },
    )
    rig.next(1).play({ type: 'craft', card: 'Fire' })
    expect(rig.game.fugitive).toMatchObject({
      inventory: { food: { 'raw meat': 0, 'cooked meat': 1 } },
      campsite: { food: { 'raw meat': 0, 'cooked meat': 2 } },
    })
    expect(rig.eventsOf('cooked')).toEqual([{ type: 'cooked', portions: 3 }])
  })
  it('and what is hunted while it burns', () => {
    const rig = outside({ fire: true, inventory: ['Spear'] }, { fugitive: { energy: 2 } })
    rig.next('Hare', 'Flint', 'Flint').play({ type: 'wilderness search' }).next(6).play({ type: 'hunt' })
    rig.next(6).play({ type: 'strike', weapon: 'Spear' })
    expect(rig.game.fugitive.campsite.food).toMatchObject({ 'raw meat': 0, 'cooked meat': 1 })
  })
})
