/** Every item of the Urban, Wilderness and Crafting decks, played through the rules; weapons, food and vehicles besides. */
import { describe, expect, it } from 'vitest'
import {
  craftingCards,
  encounterCards,
  type ItemName,
  isItem,
  isUrban,
  isWilderness,
  itemCard,
  urbanCards,
  wildernessCards,
} from '../../../../src/games/siberian-manhunt/cards/items.ts'
import { fullText } from '../../../../src/games/siberian-manhunt/cards/text.ts'
import type { Kit } from './kit.ts'
import { Rig, type Situation } from './rig.ts'

const inTown = (kit: Kit = {}, more: Situation = {}) => Rig.of({ route: ['Kansk'], ...more, kit })
const outside = (kit: Kit = {}, more: Situation = {}) => Rig.of({ route: [142], ...more, kit })
const items = (rig: Rig) => rig.game.fugitive.campsite.items
const used = (rig: Rig) => rig.offered({ type: 'use' }).map(one => (one.type === 'use' ? one.card : ''))

describe('6.12 Urban search', () => {
  it('costs 1 and draws one card to the campsite, as often as the energy allows', () => {
    const rig = inTown().next('Knife').play({ type: 'urban search' }).next('Rope').play({ type: 'urban search' })
    expect(items(rig).map(one => one.card)).toEqual(['Knife', 'Rope'])
    expect(rig.game.fugitive.energy).toBe(3)
    expect(rig.eventsOf('searched for things')).toMatchObject([
      { deck: 'urban', cards: ['Knife'] },
      { cards: ['Rope'] },
    ])
  })
  it('is for towns', () => {
    expect(outside().offered({ type: 'urban search' })).toEqual([])
  })
  it('is not offered without energy', () => {
    const rig = inTown({}, { fugitive: { hp: 1 } })
    for (let left = 5; left > 0; left--) rig.next(left > 4 ? 'Rope' : 'Canned food').play({ type: 'urban search' })
    expect(rig.offered({ type: 'urban search' })).toEqual([])
  })
  it.each(Object.keys(urbanCards).filter(isUrban))('%s comes to the campsite, food as portions', name => {
    const rig = inTown().next(name).play({ type: 'urban search' })
    const card = urbanCards[name]
    if (isItem(name)) expect(items(rig)).toEqual([{ card: name, uses: itemCard(name).uses ?? 0 }])
    else {
      expect(items(rig)).toEqual([])
      if (card.kind === 'food') expect(rig.game.fugitive.campsite.food[card.food]).toBe(card.portions)
    }
    expect(rig.game.decks.urban.find(row => row.card === name)?.left).toBe(card.count - 1)
  })
  it('6.11.2 an empty deck is made of its discards', () => {
    const rig = inTown()
    for (const row of rig.game.decks.urban) row.left = 0
    const tins = rig.game.decks.urban.find(row => row.card === 'Canned food')
    if (tins !== undefined) tins.discarded = 3
    rig.next('Canned food').play({ type: 'urban search' })
    expect(rig.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'urban' }])
    expect(rig.game.decks.urban.find(row => row.card === 'Canned food')).toMatchObject({ left: 2, discarded: 1 })
  })
  it('with nothing left at all finds nothing', () => {
    const rig = inTown()
    for (const row of rig.game.decks.urban) row.left = 0
    rig.play({ type: 'urban search' })
    expect(items(rig)).toEqual([])
  })
})

describe('6.11 Wilderness search', () => {
  it('6.11.1 costs 1 and draws three cards to the campsite, once a turn', () => {
    const rig = outside().next('Flint', 'Hide', 'Bast cord').play({ type: 'wilderness search' })
    expect(items(rig).map(one => one.card)).toEqual(['Flint', 'Hide', 'Bast cord'])
    expect(rig.game.fugitive.energy).toBe(3)
    expect(rig.offered({ type: 'wilderness search' })).toEqual([])
  })
  it('is possible again in the next turn', () => {
    const rig = outside().next('Flint', 'Hide', 'Bast cord').play({ type: 'wilderness search' }).endTurn().endTurn()
    expect(rig.offered({ type: 'wilderness search' })).toHaveLength(1)
  })
  it('is for the wilderness', () => {
    expect(inTown().offered({ type: 'wilderness search' })).toEqual([])
  })
  it.each(Object.keys(wildernessCards).filter(isWilderness))(
    '%s comes to the campsite, or its portions, or can be hunted',
    name => {
      const rig = outside().next(name).play({ type: 'wilderness search' })
      const card = wildernessCards[name]
      if (card.kind === 'item')
        expect(items(rig)[0]).toEqual({ card: name, uses: itemCard(items(rig)[0]?.card ?? 'Knife').uses ?? 0 })
      if (card.kind === 'food') expect(rig.game.fugitive.campsite.food.berries).toBe(card.portions)
      if (card.kind === 'prey') expect(rig.offered({ type: 'hunt' })[0]).toEqual({ type: 'hunt', card: name })
      expect(rig.game.decks.wilderness.find(row => row.card === name)?.left).toBeLessThan(card.count)
    },
  )
  it('6.11.2 draws on from the discards when the deck runs out', () => {
    const rig = outside()
    for (const row of rig.game.decks.wilderness) Object.assign(row, { left: 0, discarded: 0 })
    const rows = rig.game.decks.wilderness
    for (const row of rows) if (row.card === 'Flint') Object.assign(row, { left: 1, discarded: 0 })
    for (const row of rows) if (row.card === 'Hide') Object.assign(row, { left: 0, discarded: 1 })
    rig.next('Flint', 'Hide').play({ type: 'wilderness search' })
    expect(items(rig).map(one => one.card)).toEqual(['Flint', 'Hide'])
  })
})

describe('6.13.1 using items', () => {
  it('First Aid Kit: 2 energy, 2 HP, 2 uses; then it is discarded', () => {
    const rig = outside({ inventory: ['First Aid Kit'] }, { fugitive: { hp: 1, energy: 4 } }).play({
      type: 'use',
      card: 'First Aid Kit',
    })
    expect(rig.game.fugitive).toMatchObject({ hp: 3, energy: 3 })
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'First Aid Kit', uses: 1 }])
    rig.play({ type: 'use' })
    expect(rig.game.fugitive).toMatchObject({ hp: 5, energy: 1, inventory: { items: [] } })
    expect(rig.game.decks.urban.find(row => row.card === 'First Aid Kit')).toMatchObject({ left: 1, discarded: 1 })
  })
  it.each([
    ['Medicinal herbs', 1],
    ['Poultice', 3],
  ] as const)('%s: 1 energy, HP, one use', (card, hp) => {
    const rig = outside({ campsite: [card] }, { fugitive: { hp: 1 } }).play({ type: 'use', card })
    expect(rig.game.fugitive).toMatchObject({ hp: 1 + hp, energy: 3 })
    expect(items(rig)).toEqual([])
  })
  it('nothing heals above full health, and so is not offered', () => {
    expect(outside({ inventory: ['First Aid Kit', 'Medicinal herbs', 'Poultice'] }).offered({ type: 'use' })).toEqual(
      [],
    )
    expect(outside({ inventory: ['Poultice'] }, { fugitive: { hp: 5 } }).play({ type: 'use' }).game.fugitive.hp).toBe(6)
  })
  it.each([
    ['Vodka', 2],
    ['Film canister', 3],
  ] as const)('%s: in a town, 1 energy, Silent tokens', (card, silent) => {
    expect(used(outside({ inventory: [card] }))).toEqual([])
    const rig = inTown({ inventory: [card] }).play({ type: 'use', card })
    expect(rig.game).toMatchObject({ bag: { silent: 6 + silent, loyal: 4 }, fugitive: { energy: 4 } })
    expect(rig.game.fugitive.inventory.items).toEqual([])
  })
  it.each([
    ['Fishing tackle', 2, 3],
    ['Snare', 3, 4],
  ] as const)('%s: in the wilderness, once a turn, 1 energy, and a die for meat', (card, nothing, one) => {
    const caught = (die: number) => {
      const rig = outside({ inventory: [card] })
        .next(die)
        .play({ type: 'use', card })
      expect(rig.game.fugitive.energy).toBe(3)
      expect(used(rig)).toEqual([])
      expect(rig.game.fugitive.inventory.items).toHaveLength(1)
      return rig.game.fugitive.campsite.food['raw meat']
    }
    expect([nothing, one, 5, 6].map(caught)).toEqual([0, 1, 1, 2])
    expect(used(inTown({ inventory: [card] }))).toEqual([])
  })
  it('6.13.2 Ammunition: fills a gun, without energy', () => {
    const rig = outside({ inventory: [['Pistol', 1], 'Ammunition'] }).play({ type: 'use', card: 'Ammunition' })
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'Pistol', uses: 6 }])
    expect(rig.game.fugitive.energy).toBe(4)
  })
  it('Ammunition: for one of several guns', () => {
    const rig = outside({ inventory: [['Pistol', 1], ['Hunting rifle', 0], 'Ammunition'] }).play({ type: 'use' })
    expect(rig.options).toHaveLength(2)
    rig.play({ type: 'load', card: 'Hunting rifle' })
    expect(rig.game.fugitive.inventory.items).toEqual([
      { card: 'Pistol', uses: 1 },
      { card: 'Hunting rifle', uses: 4 },
    ])
  })
  it('Ammunition: not for full guns or without one', () => {
    expect(used(outside({ inventory: ['Pistol', 'Ammunition'] }))).toEqual([])
    expect(used(outside({ inventory: ['Ammunition'] }))).toEqual([])
  })
  it('Worm cure: the Parasites leave the deck', () => {
    expect(used(outside({ inventory: ['Worm cure'] }))).toEqual([])
    const rig = inTown({ inventory: ['Worm cure'], parasites: 3 }).play({ type: 'use', card: 'Worm cure' })
    expect(rig.game.decks.encounters.find(row => row.card === 'Parasites')?.left).toBe(0)
    expect(rig.eventsOf('parasites')).toEqual([{ type: 'parasites', count: 0 }])
  })
  it('is not offered without the energy', () => {
    expect(used(outside({ inventory: ['First Aid Kit'] }, { fugitive: { hp: 1, energy: 0 } }))).toEqual([])
  })
  it('spends what lies at the campsite before what is carried, and the most used one first', () => {
    const kit: Kit = { inventory: [['First Aid Kit', 1]], campsite: ['First Aid Kit'] }
    const rig = outside(kit, { fugitive: { hp: 1 } }).play({ type: 'use' })
    expect(items(rig)).toEqual([{ card: 'First Aid Kit', uses: 1 }])
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'First Aid Kit', uses: 1 }])
  })
})

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

describe('the cards', () => {
  const decks = { encounterCards, urbanCards, wildernessCards, craftingCards }
  const count = (deck: Readonly<Record<string, { readonly count: number }>>) =>
    Object.values(deck).reduce((sum, card) => sum + card.count, 0)
  it('are as many as printed: 30 encounters, 36 urban, 45 wilderness, 10 crafting', () => {
    expect(Object.values(decks).map(count)).toEqual([30, 36, 45, 10])
  })
  it.each(Object.values(decks).flatMap(deck => Object.entries(deck)))('%s says what it is and does', (_, card) => {
    expect(card.says.length).toBeGreaterThan(5)
    expect(fullText(card)).not.toMatch(/undefined|\{/)
  })
  it('no name stands for two cards', () => {
    const names = Object.values(decks).flatMap(deck => Object.keys(deck))
    expect(new Set(names).size).toBe(names.length)
  })
  it('every component is an item', () => {
    const made = Object.values(craftingCards).flatMap(card =>
      'made' in card && card.made !== 'fire' ? card.made.flat() : [],
    )
    const wrong: readonly (ItemName | string)[] = made.filter(name => !isItem(name))
    expect(wrong).toEqual([])
  })
})
