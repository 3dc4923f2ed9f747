/** Every item that is used for what it says, through the rules; and what is printed on the cards. */
import { describe, expect, it } from 'vitest'
import {
  craftingCards,
  encounterCards,
  type ItemName,
  isItem,
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
