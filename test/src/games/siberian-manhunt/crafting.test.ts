/** Every Crafting card, made through the rules. */
import { describe, expect, it } from 'vitest'
import { itemCard } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Kit } from './kit.ts'
import { Rig, type Situation } from './rig.ts'

const outside = (kit: Kit = {}, more: Situation = {}) => Rig.of({ route: [142], ...more, kit })
const items = (rig: Rig) => rig.game.fugitive.campsite.items

describe('6.14 crafting', () => {
  const made = (rig: Rig) =>
    rig.offered({ type: 'craft' }).map(one => (one.type === 'craft' ? one.components.join(', ') : ''))
  it('6.14.1 costs 1, discards the components and lays the card at the campsite', () => {
    const rig = outside({ inventory: ['Large stick'], campsite: ['Bast cord'] }).play({
      type: 'craft',
      card: 'Snowshoes',
    })
    expect(items(rig)).toEqual([{ card: 'Snowshoes', uses: 0 }])
    expect(rig.game.fugitive).toMatchObject({ energy: 3, inventory: { items: [] } })
    expect(rig.game.decks.wilderness.find(row => row.card === 'Large stick')?.discarded).toBe(1)
    expect(rig.eventsOf('crafted')).toEqual([{ type: 'crafted', card: 'Snowshoes' }])
  })
  it('offers each choice of components, and no card twice that there is once', () => {
    const rig = outside({ campsite: ['Large stick', 'Bast cord', 'Hide', 'Rope'] })
    expect(rig.offered({ type: 'craft', card: 'Snowshoes' })).toHaveLength(3)
    expect(outside({ campsite: ['Large stick'] }).offered({ type: 'craft' })).toEqual([])
  })
  it('6.14.2 not while the card is in play, worn or not; afterwards again', () => {
    const parts: Kit = { campsite: ['Large stick', 'Rope', 'Snowshoes'] }
    expect(outside(parts).offered({ type: 'craft', card: 'Snowshoes' })).toEqual([])
    const worn: Kit = { campsite: ['Large stick', 'Rope'], worn: { feet: 'Snowshoes' } }
    expect(outside(worn, { round: 6 }).offered({ type: 'craft', card: 'Snowshoes' })).toEqual([])
    const left = outside({ inventory: ['Large stick', 'Rope'], campsite: ['Snowshoes'] }).walk(144)
    expect(left.offered({ type: 'craft', card: 'Snowshoes' })).toHaveLength(1)
  })
  it('is not offered without energy', () => {
    const poor = outside({ campsite: ['Large stick', 'Rope'] }, { fugitive: { hp: 1, energy: -1 } })
    expect(poor.offered({ type: 'craft' })).toEqual([])
  })
  it.each([
    ['Tent', ['Canvas', 'Large stick', 'Rope']],
    ['Tent', ['Hide', 'Large stick', 'Bast cord']],
    ['Winter clothes', ['Hide', 'Bast cord']],
    ['Snowshoes', ['Large stick', 'Hide']],
    ['Satchel', ['Birch bark', 'Rope']],
    ['Bow', ['Large stick', 'Bast cord', 'Small sticks']],
    ['Spear', ['Large stick', 'Flint']],
    ['Spear', ['Large stick', 'Knife']],
    ['Snare', ['Rope', 'Small sticks']],
    ['Poultice', ['Medicinal herbs', 'Birch bark']],
  ] as const)('%s of %s', (card, components) => {
    const rig = outside({ campsite: components })
    rig.play({ type: 'craft', card })
    expect(items(rig)).toEqual([{ card, uses: itemCard(card).uses ?? 0 }])
    expect(made(rig)).toEqual([])
  })
  it('Film canister cannot be made', () => {
    expect(
      outside({ campsite: ['Canvas', 'Rope', 'Hide', 'Flint'] }).offered({ type: 'craft', card: 'Film canister' }),
    ).toEqual([])
  })
})

describe('6.14.3 fire', () => {
  it.each(['Small sticks', 'Large stick', 'Dry grasses', 'Birch bark', 'Fuel'] as const)('of %s and a match', fuel => {
    const rig = outside({ inventory: [fuel, ['Matches', 4]] })
      .next(4)
      .play({ type: 'craft', card: 'Fire' })
    expect(rig.game.fugitive).toMatchObject({ energy: 3, warm: true, campsite: { fire: true } })
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'Matches', uses: 3 }])
    expect(rig.eventsOf('detection check')).toMatchObject([{ die: 4, value: 4, noticed: false }])
  })
  it('the last match is gone with its box', () => {
    const rig = outside({ inventory: ['Small sticks', ['Matches', 1]] })
      .next(1)
      .play({ type: 'craft' })
    expect(rig.game.fugitive.inventory.items).toEqual([])
  })
  it('flint lights dry grasses and birch bark only, and lasts', () => {
    const rig = outside({ inventory: ['Flint', 'Small sticks', 'Birch bark'] })
    expect(rig.offered({ type: 'craft', card: 'Fire' })).toMatchObject([{ components: ['Birch bark', 'Flint'] }])
    rig.next(1).play({ type: 'craft', card: 'Fire' })
    expect(rig.game.fugitive.inventory.items.map(one => one.card)).toEqual(['Flint', 'Small sticks'])
  })
  it('one is enough', () => {
    expect(outside({ inventory: ['Matches', 'Fuel'], fire: true }).offered({ type: 'craft', card: 'Fire' })).toEqual([])
  })
  it('its smoke can be reported', () => {
    const rig = outside({ inventory: ['Matches', 'Fuel'] })
      .next(5, 'loyal')
      .play({ type: 'craft', card: 'Fire' })
    expect(rig.eventsOf('found')).toMatchObject([{ how: 'detection' }])
  })
  it('goes out when the Fugitive moves on', () => {
    const rig = outside({ fire: true }).walk(144)
    expect(rig.game.fugitive.campsite.fire).toBe(false)
    expect(rig.eventsOf('camp left')).toMatchObject([{ fire: true, things: [] }])
  })
})
