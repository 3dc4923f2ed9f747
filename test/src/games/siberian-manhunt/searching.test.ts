/** Searches: every card of the Urban and the Wilderness deck, drawn through the rules. */
import { describe, expect, it } from 'vitest'
import {
  isItem,
  isUrban,
  isWilderness,
  itemCard,
  urbanCards,
  wildernessCards,
} from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Kit } from './kit.ts'
import { Rig, type Situation } from './rig.ts'

const inTown = (kit: Kit = {}, more: Situation = {}) => Rig.of({ route: ['Kansk'], ...more, kit })
const outside = (kit: Kit = {}, more: Situation = {}) => Rig.of({ route: [142], ...more, kit })
const items = (rig: Rig) => rig.game.fugitive.campsite.items

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
