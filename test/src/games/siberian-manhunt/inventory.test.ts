import { describe, expect, it } from 'vitest'
import { freeSlots, usedSlots } from '../../../../src/games/siberian-manhunt/inventory.ts'
import type { Kit } from './kit.ts'
import { FUGITIVE, kgb, Rig, type Situation } from './rig.ts'

const outside = (kit: Kit = {}, more: Situation = {}) => Rig.of({ route: [142], ...more, kit })
const WINTER: Situation = { round: 6 }
const carried = (rig: Rig) => rig.game.fugitive.inventory.items.map(one => one.card)
const lying = (rig: Rig) => rig.game.fugitive.campsite.items.map(one => one.card)
const taken = (rig: Rig) => rig.offered({ type: 'take' }).map(one => (one.type === 'take' ? one.thing : ''))

describe('6.15.1 slots', () => {
  it('four pockets; gear opens more, up to eight', () => {
    expect(freeSlots(outside().game)).toBe(4)
    expect(freeSlots(outside({ worn: { gear: 'Canvas bag' } }).game)).toBe(6)
    expect(freeSlots(outside({ worn: { gear: 'Satchel' } }).game)).toBe(7)
    expect(freeSlots(outside({ worn: { gear: 'Backpack' } }).game)).toBe(8)
  })
})

describe('6.15.2 what takes slots', () => {
  it('an item takes one or two, a portion of food one', () => {
    const rig = outside({ inventory: ['Knife', 'Axe'], food: { 'canned food': 1 } })
    expect(usedSlots(rig.game.fugitive.inventory)).toBe(4)
  })
  it('nothing is taken for which there is no room', () => {
    const rig = outside({ inventory: ['Knife', 'Axe'], campsite: ['Skis', 'Rope'], campFood: { berries: 2 } })
    expect(taken(rig)).toEqual(['Rope', 'berries'])
    rig.play({ type: 'take', thing: 'berries' })
    expect(taken(rig)).toEqual([])
    expect(rig.game.fugitive).toMatchObject({ inventory: { food: { berries: 1 } }, campsite: { food: { berries: 1 } } })
  })
  it('vehicles and gear never come into the inventory', () => {
    expect(taken(outside({ campsite: ['Motorcycle', 'Backpack', 'Canvas bag'] }))).toEqual([])
  })
  it('no more portions are given than there are tokens', () => {
    const rig = outside({ campFood: { berries: 7 } })
      .next('Berries', 'Flint', 'Flint')
      .play({ type: 'wilderness search' })
    expect(rig.game.fugitive.campsite.food.berries).toBe(8)
  })
})

describe('6.15.3 taking and dropping', () => {
  it('is free, at any time in the own turn, and no action', () => {
    const rig = outside({ campsite: ['Knife'] }, { fugitive: { energy: -1, hp: 1 } }).play({
      type: 'take',
      thing: 'Knife',
    })
    expect(carried(rig)).toEqual(['Knife'])
    rig.play({ type: 'drop', thing: 'Knife' })
    expect([carried(rig), lying(rig)]).toEqual([[], ['Knife']])
    expect(rig.can({ type: 'rest' })).toBe(true)
  })
  it('keeps the uses of what is moved', () => {
    const rig = outside({ inventory: [['Matches', 2], 'Matches'] }).play({ type: 'drop', thing: 'Matches', uses: 2 })
    expect(rig.game.fugitive.campsite.items).toEqual([{ card: 'Matches', uses: 2 }])
    rig.play({ type: 'take', thing: 'Matches', uses: 2 })
    expect(rig.game.fugitive.inventory.items).toContainEqual({ card: 'Matches', uses: 2 })
  })
  it('is possible before an encounter is decided, and between two strikes', () => {
    const rig = outside({ encounter: 'Farmer', campsite: ['Knife'] })
    rig.play({ type: 'take', thing: 'Knife' })
    expect(rig.offered({ type: 'ignore' })).toHaveLength(1)
    rig.play({ type: 'fight' }).play({ type: 'drop', thing: 'Knife' })
    expect(rig.offered({ type: 'escape' })).toHaveLength(1)
  })
  it('is not offered in the Government’s turn', () => {
    const rig = outside({ inventory: ['Knife'] }, { turn: 'Government', government: { agents: [kgb(142)] } })
    rig.next(1).play({ type: 'attack' })
    expect(rig.asked).toBe(FUGITIVE)
    expect(rig.options.map(one => one.type)).toEqual(['strike', 'strike', 'escape'])
  })
})

describe('6.15.4 moving on', () => {
  it('leaves everything at the campsite behind: cards to their discards, food to the supply', () => {
    const rig = outside({ inventory: ['Knife'], campsite: ['Rope', 'Hide', 'Tent'], campFood: { berries: 2 } }).walk(
      144,
    )
    expect(rig.game.fugitive.campsite).toEqual({
      items: [],
      food: { 'canned food': 0, 'raw meat': 0, 'cooked meat': 0, berries: 0 },
      fire: false,
    })
    expect(carried(rig)).toEqual(['Knife'])
    expect(rig.game.decks.urban.find(row => row.card === 'Rope')).toEqual({ card: 'Rope', left: 0, discarded: 1 })
    expect(rig.game.decks.wilderness.find(row => row.card === 'Hide')?.discarded).toBe(1)
    expect(rig.eventsOf('camp left')).toMatchObject([
      { things: ['Rope', 'Hide', 'Tent'], food: { berries: 2 }, fire: false },
    ])
  })
  it('says nothing where nothing was left', () => {
    expect(outside().walk(144).eventsOf('camp left')).toEqual([])
  })
  it('who stays keeps it over the turn', () => {
    const rig = outside({ campsite: ['Rope'], fire: true })
      .endTurn()
      .endTurn()
    expect(lying(rig)).toEqual(['Rope'])
    expect(rig.game.fugitive.campsite.fire).toBe(true)
  })
})

describe('6.15.5 worn things', () => {
  it('gear: one at a time, the other goes to the campsite', () => {
    const rig = outside({ worn: { gear: 'Canvas bag' }, campsite: ['Backpack'] }).play({
      type: 'wear',
      card: 'Backpack',
    })
    expect(rig.game.fugitive.worn.gear).toBe('Backpack')
    expect(lying(rig)).toEqual(['Canvas bag'])
  })
  it('gear is not taken off while its slots are needed', () => {
    const full: Kit = {
      worn: { gear: 'Backpack' },
      inventory: ['Knife', 'Axe', 'Rope', 'Canvas'],
      campsite: ['Canvas bag'],
    }
    const rig = outside(full)
    expect(rig.offered({ type: 'take off' })).toEqual([])
    expect(rig.can({ type: 'wear', card: 'Canvas bag' })).toBe(true)
    rig.play({ type: 'drop', thing: 'Axe' })
    rig.play({ type: 'take off', card: 'Backpack' })
    expect(freeSlots(rig.game)).toBe(1)
  })
  it('smaller gear is not put on while there is too much for it', () => {
    const food = { berries: 7 }
    expect(outside({ worn: { gear: 'Backpack' }, food, campsite: ['Canvas bag'] }).offered({ type: 'wear' })).toEqual(
      [],
    )
  })
  it('skis and clothes are for the winter', () => {
    const kit: Kit = { inventory: ['Skis'], campsite: ['Quilted jacket'] }
    expect(outside(kit).offered({ type: 'wear' })).toEqual([])
    const rig = outside(kit, WINTER).play({ type: 'wear', card: 'Skis' }).play({ type: 'wear', card: 'Quilted jacket' })
    expect(rig.game.fugitive.worn).toEqual({ gear: null, feet: 'Skis', body: 'Quilted jacket' })
    expect([carried(rig), lying(rig)]).toEqual([[], []])
  })
  it.each(['Skis', 'Snowshoes'] as const)('%s: a winter space by road or over the ice costs 1', feet => {
    const rig = outside({ worn: { feet } }, { ...WINTER, route: [113], fugitive: { energy: 4 } })
    const costs = (way: 'road' | 'water') =>
      rig.offered({ type: 'move', way, sneak: false }).map(one => ('cost' in one ? one.cost : 0))
    expect(new Set([...costs('road'), ...costs('water')])).toEqual(new Set([1]))
    expect(rig.offered({ type: 'bush-whack', sneak: false })[0]).toMatchObject({ cost: 4 })
  })
  it('winter clothes add 1 energy in the wilderness, in winter', () => {
    expect(
      outside({ worn: { body: 'Winter clothes' } }, { ...WINTER, fugitive: { energy: 0 } }).game.fugitive.energy,
    ).toBe(2)
    expect(
      outside({ worn: { body: 'Quilted jacket' } }, { ...WINTER, fugitive: { energy: 0 } }).game.fugitive.energy,
    ).toBe(1)
  })
  it('when summer comes they lie at the campsite, to be taken or left', () => {
    const rig = outside(
      { worn: { feet: 'Skis', body: 'Winter clothes', gear: 'Backpack' } },
      { round: 8, fugitive: { fed: true } },
    )
    rig.endTurn().endTurn()
    expect(rig.game.fugitive.worn).toEqual({ gear: 'Backpack', feet: null, body: null })
    expect(lying(rig)).toEqual(['Skis', 'Winter clothes'])
    expect(rig.eventsOf('taken off for summer')).toHaveLength(2)
    expect(taken(rig)).toEqual(['Skis', 'Winter clothes'])
  })
  it('not before', () => {
    const rig = outside({ worn: { feet: 'Skis' } }, { round: 6, fugitive: { fed: true, warm: true } })
      .endTurn()
      .endTurn()
    expect(rig.game.fugitive.worn.feet).toBe('Skis')
  })
  it('taken off they go to the campsite', () => {
    const rig = outside({ worn: { feet: 'Snowshoes' } }, WINTER).play({ type: 'take off', card: 'Snowshoes' })
    expect(rig.game.fugitive.worn.feet).toBeNull()
    expect(lying(rig)).toEqual(['Snowshoes'])
  })
})
