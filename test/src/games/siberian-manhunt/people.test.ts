/** Everybody else of the Encounter deck, played through the rules. */
import { describe, expect, it } from 'vitest'
import { type PersonName, people, personCard } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import { prompts } from '../../../../src/games/siberian-manhunt/prompts.ts'
import { acting, bagOf, campFood, campsite, follows, meet } from './meeting.ts'
import { FUGITIVE, GOVERNMENT } from './rig.ts'

describe('5.2.2 Mad Trapper', () => {
  it('up to 3 takes one thing of the Government’s choice and is gone, without a report', () => {
    const rig = meet('Mad Trapper', { inventory: ['Knife', 'Matches'] })
      .next(3)
      .play({ type: 'follow', reply: 'sit' })
    expect(rig.asked).toBe(GOVERNMENT)
    rig.play({ type: 'steal', thing: 'Matches' })
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'Knife', uses: 0 }])
    expect(rig.eventsOf('lost')).toEqual([{ type: 'lost', thing: 'Matches', count: 1, why: 'stolen' }])
    expect(acting(rig)).toBe(true)
  })
  it('finds nothing with somebody who has nothing', () => {
    expect(acting(meet('Mad Trapper').next(1).play({ type: 'follow' }))).toBe(true)
  })
  it('above it attacks, and the Fugitive strikes first', () => {
    const rig = meet('Mad Trapper').next(4).play({ type: 'follow' })
    expect(rig.eventsOf('attacked')).toEqual([{ type: 'attacked', card: 'Mad Trapper', by: 'they' }])
    expect(rig.asked).toBe(FUGITIVE)
    expect(rig.eventsOf('struck')).toEqual([])
  })
})

describe('5.2.2 Farmer', () => {
  it('has a meal of 2 energy, which counts for the quarter (6.16.2)', () => {
    const rig = meet('Farmer').play({ type: 'follow', reply: 'eat' })
    expect(rig.game.fugitive).toMatchObject({ energy: 5, meals: 1, fed: true })
    expect(rig.game.decks.encounters.find(row => row.card === 'Farmer')?.discarded).toBe(1)
  })
  it('or canned food for a hand with the hay', () => {
    const rig = meet('Farmer').play({ type: 'follow', reply: 'hay' })
    expect(rig.game.fugitive).toMatchObject({ energy: 2, meals: 0 })
    expect(campFood(rig)).toEqual([['canned food', 2]])
  })
  it('has no meal for who has eaten twice', () => {
    const rig = meet('Farmer', { food: { berries: 2 } })
      .play({ type: 'eat' })
      .play({ type: 'end meal' })
      .play({ type: 'eat' })
    expect(follows(rig)).toEqual(['hay'])
  })
})

describe('5.2.2 Old Believer', () => {
  it('up to 2 bars the door', () => {
    const rig = meet('Old Believer').next(2).play({ type: 'follow' })
    expect(rig.game.fugitive).toMatchObject({ energy: 2, meals: 0 })
  })
  it('whose long way round exhausts nobody', () => {
    const rig = meet('Old Believer', {}, { fugitive: { energy: -1 } })
      .next(1)
      .play({ type: 'follow' })
    expect(rig.game.fugitive).toMatchObject({ energy: 0, hp: 6 })
  })
  it('above it gives a meal and dresses wounds', () => {
    const rig = meet('Old Believer', {}, { fugitive: { hp: 3 } })
      .next(3)
      .play({ type: 'follow' })
    expect(rig.game.fugitive).toMatchObject({ energy: 5, meals: 1, fed: true, hp: 4 })
  })
})

describe('6.16.2 an offered meal', () => {
  it('is none for who eats twice while the die can still be rolled again', () => {
    const rig = meet(
      'Old Believer',
      { food: { berries: 2 } },
      { setup: { maximumEffort: true }, fugitive: { energy: 0 } },
    )
    rig.next(4).play({ type: 'follow' })
    rig.play({ type: 'eat' }).play({ type: 'end meal' }).play({ type: 'eat' }).play({ type: 'keep' })
    expect(rig.game.fugitive).toMatchObject({ meals: 2, energy: 3 })
  })
})

describe('5.2.2 Reindeer herder', () => {
  it('trades one thing for a hide and cooked meat', () => {
    const rig = meet('Reindeer herder', { inventory: ['Vodka'], food: { berries: 1 } }).play({
      type: 'follow',
      reply: 'trade',
    })
    expect(rig.options).toEqual([{ type: 'give', thing: 'Vodka', uses: 1 }])
    rig.play({ type: 'give', thing: 'Vodka' })
    expect(campsite(rig)).toEqual(['Hide'])
    expect(campFood(rig)).toEqual([['cooked meat', 2]])
  })
  it('does not trade for nothing', () => {
    expect(follows(meet('Reindeer herder'))).toEqual([])
    expect(follows(meet('Reindeer herder', { food: { berries: 1 } }))).toEqual([])
  })
  it('in winter keeps the cold of the quarter out', () => {
    const rig = meet('Reindeer herder', {}, { round: 5 }).play({ type: 'follow', reply: 'tent' })
    expect(rig.game.fugitive.warm).toBe(true)
  })
})

describe('5.2.2 Exiled teacher', () => {
  it('dresses wounds', () => {
    expect(
      meet('Exiled teacher', {}, { fugitive: { hp: 3 } }).play({ type: 'follow', reply: 'bandage' }).game.fugitive.hp,
    ).toBe(5)
  })
  it('or writes to her friends', () => {
    expect(bagOf(meet('Exiled teacher').play({ type: 'follow', reply: 'letters' }))).toEqual([8, 4])
  })
})

describe('5.2.2 Berry pickers', () => {
  it('share their berries', () => {
    expect(campFood(meet('Berry pickers').play({ type: 'follow', reply: 'take' }))).toEqual([['berries', 2]])
  })
  it('and speak well of who carries the buckets', () => {
    const rig = meet('Berry pickers').play({ type: 'follow', reply: 'carry' })
    expect(campFood(rig)).toEqual([['berries', 2]])
    expect(bagOf(rig)).toEqual([7, 4])
    expect(rig.game.fugitive.energy).toBe(2)
  })
})

describe('5.2.2 Fisherman', () => {
  it('has fish', () => {
    expect(campFood(meet('Fisherman').play({ type: 'follow', reply: 'fish' }))).toEqual([['raw meat', 2]])
  })
  it('or takes them over one space of water, for nothing', () => {
    const rig = meet('Fisherman', {}, { route: [113] }).play({ type: 'follow', reply: 'cross' })
    const [there] = rig.reach({ type: 'ride on', way: 'water' })
    expect(rig.offered({ type: 'ride on', way: 'road' })).toEqual([])
    rig.play({ type: 'ride on', way: 'water' }, there)
    expect(rig.game.fugitive.energy).toBe(3)
    expect(rig.game.fugitive.moves).toMatchObject([{ how: 'water', cost: 0, with: 'Fisherman' }])
    expect(acting(rig)).toBe(true)
  })
  it('not in winter', () => {
    expect(follows(meet('Fisherman', {}, { round: 6 }))).toEqual(['fish'])
  })
})

describe('5.2.2 Escaped convict', () => {
  it('gives his knife for 2 portions', () => {
    const rig = meet('Escaped convict', { food: { berries: 1, 'raw meat': 1 } }).play({
      type: 'follow',
      reply: 'share',
    })
    rig.play({ type: 'give', thing: 'berries' }).play({ type: 'give', thing: 'raw meat' })
    expect(campsite(rig)).toEqual(['Knife'])
    expect(acting(rig)).toBe(true)
  })
  it('attacks who sends him off', () => {
    const rig = meet('Escaped convict', { food: { berries: 1 } })
    expect(follows(rig)).toEqual(['refuse'])
    expect(rig.play({ type: 'follow' }).game.combat).toEqual({ foe: 'Escaped convict', hp: 3 })
  })
})

describe('5.2.2 Deserter', () => {
  it('trades ammunition for food', () => {
    const rig = meet('Deserter', { food: { 'canned food': 1 } })
      .play({ type: 'follow', reply: 'trade' })
      .play({ type: 'give' })
    expect(campsite(rig)).toEqual(['Ammunition'])
  })
  it('or leaves a false trail', () => {
    const rig = meet('Deserter').play({ type: 'follow', reply: 'guide' })
    expect(rig.game).toMatchObject({ track: 8, fugitive: { energy: 2 } })
    expect(follows(meet('Deserter', {}, { track: 15 }))).toEqual([])
  })
})

describe('5.2.2 Lama', () => {
  it('brings peace', () => {
    expect(meet('Lama', {}, { fugitive: { hp: 3 } }).play({ type: 'follow', reply: 'sit' }).game.fugitive.hp).toBe(4)
  })
  it('or friends for a portion of food', () => {
    const rig = meet('Lama', { food: { berries: 1 } })
      .play({ type: 'follow', reply: 'alms' })
      .play({ type: 'give' })
    expect(bagOf(rig)).toEqual([8, 4])
    expect(follows(meet('Lama'))).toEqual(['sit'])
  })
})

describe('5.2.2 the cards and their prompts', () => {
  it.each(Object.keys(people))('%s: every reply has its effect', name => {
    const [card] = Object.keys(people).filter((one): one is PersonName => one === name)
    if (card === undefined) throw new Error('no such person')
    expect(Object.keys(prompts(card))).toEqual(Object.keys(personCard(card).replies))
  })
})
