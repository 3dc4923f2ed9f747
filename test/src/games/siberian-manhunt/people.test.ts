/** Every person of the Encounter deck, played through the rules. */
import { describe, expect, it } from 'vitest'
import { type PersonName, people, personCard } from '../../../../src/games/siberian-manhunt/cards/items.ts'
import { prompts } from '../../../../src/games/siberian-manhunt/prompts.ts'
import type { Kit } from './kit.ts'
import { at, FUGITIVE, GOVERNMENT, Rig, type Situation } from './rig.ts'

/** In the wilderness, face to face with somebody. */
const meet = (encounter: PersonName, kit: Kit = {}, more: Situation = {}) =>
  Rig.of({
    route: [144, 142],
    track: 7,
    ...more,
    fugitive: { energy: 2, ...more.fugitive },
    kit: { ...kit, encounter },
  })
const bagOf = (rig: Rig) => [rig.game.bag.silent, rig.game.bag.loyal]
const campsite = (rig: Rig) => rig.game.fugitive.campsite.items.map(one => one.card)
const campFood = (rig: Rig) => Object.entries(rig.game.fugitive.campsite.food).filter(([, count]) => count > 0)
const follows = (rig: Rig) => rig.offered({ type: 'follow' }).map(one => (one.type === 'follow' ? one.reply : ''))
/** The turn goes on: an action may follow. */
const acting = (rig: Rig) => rig.offered({ type: 'end turn' }).length === 1 && rig.asked === FUGITIVE

describe('5.2 the encounter step', () => {
  it('comes at the start of a turn in the wilderness, after recovery, and offers to follow, to ignore, to fight', () => {
    const rig = meet('Farmer')
    expect(rig.eventsOf('encounter')).toEqual([{ type: 'encounter', card: 'Farmer' }])
    expect(rig.game.encounter).toBe('Farmer')
    expect(rig.game.fugitive.energy).toBe(3)
    expect(rig.options.map(one => one.type)).toEqual(['follow', 'follow', 'ignore', 'fight'])
  })
  it('does not come in a town, nor in the first round', () => {
    expect(acting(Rig.of({ route: ['Kansk'], kit: { encounter: 'Farmer' } }))).toBe(true)
    expect(acting(meet('Farmer', {}, { round: 1 }))).toBe(true)
  })
  it('is not an action: rest is possible after it', () => {
    const rig = meet('Lama').play({ type: 'ignore' })
    expect(rig.can({ type: 'rest' })).toBe(true)
  })
  it('ends with the card on the discards', () => {
    const rig = meet('Lama').play({ type: 'ignore' })
    expect(rig.game.encounter).toBeNull()
    expect(rig.game.decks.encounters.find(row => row.card === 'Lama')).toEqual({ card: 'Lama', left: 0, discarded: 1 })
  })
})

describe('5.2.1 an empty Encounter deck', () => {
  it('is made of its discards again, without Parasites', () => {
    const rig = meet('Lama').play({ type: 'ignore' }).endTurn().endTurn()
    expect(rig.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'encounters' }])
    expect(rig.game.encounter).toBe('Lama')
    expect(rig.game.decks.encounters.every(row => row.left === 0)).toBe(true)
  })
})

describe('5.2.2 manners', () => {
  it('from somebody aggressive one must escape to walk away', () => {
    const rig = meet('Gamekeeper').next(4).play({ type: 'ignore' })
    expect(rig.eventsOf('escape tried')).toMatchObject([{ die: 4, pursuit: 4, success: true }])
    expect(rig.eventsOf('left')).toHaveLength(1)
    expect(acting(rig)).toBe(true)
  })
  it('or they strike, and the fight goes on', () => {
    const rig = meet('Gamekeeper').next(3, 2).play({ type: 'ignore' })
    expect(rig.eventsOf('struck')).toMatchObject([{ by: 'Government', die: 2, damage: 1 }])
    expect(rig.game.combat).toEqual({ foe: 'Gamekeeper', hp: 4 })
    rig.next(6).play({ type: 'escape' })
    expect(rig.game.combat).toBeNull()
    expect(acting(rig)).toBe(true)
  })
  it('somebody neutral defends themselves, and goes on after an escape that failed', () => {
    const rig = meet('Farmer').play({ type: 'fight' })
    expect(rig.eventsOf('attacked')).toEqual([{ type: 'attacked', card: 'Farmer', by: 'Fugitive' }])
    rig.next(1, 5).play({ type: 'escape' })
    expect(rig.eventsOf('struck')).toMatchObject([{ by: 'Government', damage: 2 }])
    expect(rig.options.map(one => one.type)).toEqual(['strike', 'escape'])
  })
  it('somebody timid is gone after one attack, and says nothing', () => {
    const rig = meet('Berry pickers').play({ type: 'fight' })
    expect(rig.options.map(one => one.type)).toEqual(['strike'])
    rig.next(2).play({ type: 'strike' })
    expect(rig.eventsOf('got away')).toEqual([{ type: 'got away', card: 'Berry pickers' }])
    expect(rig.eventsOf('drawn')).toEqual([])
    expect(rig.game.fugitive.hp).toBe(6)
    expect(acting(rig)).toBe(true)
  })
  it('or dead', () => {
    const rig = meet('Berry pickers', { inventory: ['Knife'] }).play({ type: 'fight' })
    rig.next(2).play({ type: 'strike', weapon: 'Knife' })
    expect(rig.eventsOf('killed')).toEqual([{ type: 'killed', card: 'Berry pickers' }])
    expect(bagOf(rig)).toEqual([6, 8])
  })
})

describe('5.2.3 who leaves is talked about', () => {
  it('a Loyal person reports at once where the Fugitive is', () => {
    const rig = meet('Track walker').play({ type: 'ignore' })
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'report' }])
    expect(rig.game.track).toBe(0)
  })
  it('for a Questionable one a token decides', () => {
    const loyal = meet('Farmer').next('loyal').play({ type: 'ignore' })
    expect(loyal.eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'report' }])
    const silent = meet('Farmer').next('silent').play({ type: 'ignore' })
    expect(silent.eventsOf('found')).toEqual([])
    expect(silent.game.track).toBe(7)
    expect(bagOf(silent)).toEqual([5, 4])
  })
  it('a Silent one says nothing', () => {
    const rig = meet('Reindeer herder').play({ type: 'ignore' })
    expect(rig.eventsOf('drawn')).toEqual([])
    expect(rig.game.track).toBe(7)
  })
  it('an escape from the fight counts as leaving', () => {
    const rig = meet('Youth brigade').play({ type: 'fight' }).next(5).play({ type: 'escape' })
    expect(rig.eventsOf('found')).toMatchObject([{ how: 'report' }])
  })
  it('following the prompt does not', () => {
    const rig = meet('Track walker').play({ type: 'follow', reply: 'carry' })
    expect(rig.eventsOf('found')).toEqual([])
    expect(rig.eventsOf('kept quiet')).toHaveLength(1)
    expect(rig.game.fugitive.energy).toBe(1)
  })
})

describe('5.2.5 a kill', () => {
  it('changes the bag and leaves what they carried at the campsite', () => {
    const rig = meet('Mad Trapper', { inventory: ['Knife'] }).play({ type: 'fight' })
    rig.next(3, 1).play({ type: 'strike', weapon: 'Knife' }).next(6).play({ type: 'strike', weapon: 'Knife' })
    expect(rig.eventsOf('killed')).toEqual([{ type: 'killed', card: 'Mad Trapper' }])
    expect(bagOf(rig)).toEqual([7, 4])
    expect(campsite(rig)).toEqual(['Knife', 'Hide'])
    expect(campFood(rig)).toEqual([['raw meat', 1]])
  })
  it('gives no card of which none is left (6.15.6)', () => {
    const rig = meet('Mad Trapper', { inventory: ['Knife', 'Knife', 'Knife'], campsite: ['Hide', 'Hide'] })
    rig.play({ type: 'fight' }).next(3, 1).play({ type: 'strike', weapon: 'Knife' })
    rig.next(6).play({ type: 'strike', weapon: 'Knife' })
    expect(campsite(rig)).toEqual(['Hide', 'Hide'])
  })
})

// ---- every card ------------------------------------------------------------------------------------------------

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

describe('5.2.2 Geologists', () => {
  it('have matches, and up to 2 a token is drawn', () => {
    const rig = meet('Geologists').next(2, 'loyal').play({ type: 'follow', reply: 'matches' })
    expect(campsite(rig)).toEqual(['Matches'])
    expect(rig.eventsOf('found')).toMatchObject([{ node: at(142), how: 'report' }])
  })
  it('or supper, and above it nothing happens', () => {
    const rig = meet('Geologists').next(3).play({ type: 'follow', reply: 'supper' })
    expect(rig.game.fugitive).toMatchObject({ energy: 5, meals: 1 })
    expect(rig.eventsOf('drawn')).toEqual([])
  })
})

describe('5.2.2 Track walker', () => {
  it('keeps quiet for a gift', () => {
    const rig = meet('Track walker', { food: { berries: 1 } }).play({ type: 'follow', reply: 'gift' })
    rig.play({ type: 'give', thing: 'berries' })
    expect(rig.eventsOf('found')).toEqual([])
    expect(rig.game.fugitive.inventory.food.berries).toBe(0)
  })
  it('wants 2 energy or something', () => {
    expect(follows(meet('Track walker'))).toEqual(['carry'])
    expect(follows(meet('Track walker', {}, { fugitive: { energy: 0, hp: 1 } }))).toEqual([])
  })
})

describe('5.2.2 Timber driver', () => {
  it('takes the Fugitive along, up to 2 spaces by road, each of them secret', () => {
    const rig = meet('Timber driver').play({ type: 'follow', reply: 'seat' })
    rig.play({ type: 'ride on', way: 'road', into: 'wilderness' }, 144)
    rig.play({ type: 'ride on', way: 'road', into: 'wilderness' }, 145)
    expect(rig.here).toBe(at(145))
    expect(rig.game).toMatchObject({ track: 9, fugitive: { energy: 3 } })
    expect(rig.game.fugitive.moves).toEqual([
      { how: 'road', into: 'wilderness', cost: 0, with: 'Timber driver' },
      { how: 'road', into: 'wilderness', cost: 0, with: 'Timber driver' },
    ])
    expect(rig.eventsOf('halted')).toEqual([{ type: 'halted', card: 'Timber driver', spaces: 2 }])
    expect(acting(rig)).toBe(true)
  })
  it('lets them out before', () => {
    const rig = meet('Timber driver', { campsite: ['Rope'] })
      .play({ type: 'follow' })
      .play({ type: 'halt' })
    expect(rig.here).toBe(at(142))
    expect(campsite(rig)).toEqual(['Rope'])
  })
})

describe('5.2.2 Gamekeeper', () => {
  it('takes a weapon and lets them go, without a report', () => {
    const rig = meet('Gamekeeper', { inventory: [['Pistol', 2], 'Matches'] }).play({ type: 'follow', reply: 'weapon' })
    expect(rig.options).toEqual([{ type: 'give', thing: 'Pistol', uses: 2 }])
    rig.play({ type: 'give' })
    expect(rig.eventsOf('found')).toEqual([])
  })
  it('wants nothing else', () => {
    expect(follows(meet('Gamekeeper', { inventory: ['Matches'] }))).toEqual(['talk'])
  })
  it('can be talked to: up to 3 he attacks', () => {
    expect(meet('Gamekeeper').next(3).play({ type: 'follow', reply: 'talk' }).game.combat).toEqual({
      foe: 'Gamekeeper',
      hp: 4,
    })
    expect(acting(meet('Gamekeeper').next(4).play({ type: 'follow', reply: 'talk' }))).toBe(true)
  })
})

describe('5.2.2 Militiaman', () => {
  const shown = (die: number) =>
    meet('Militiaman', { inventory: ['Rope'] })
      .next(die)
      .play({ type: 'follow', reply: 'papers' })
  it('up to 2 reports', () => {
    expect(shown(2).eventsOf('found')).toMatchObject([{ how: 'report' }])
  })
  it('up to 4 fines', () => {
    const rig = shown(3).play({ type: 'steal', thing: 'Rope' })
    expect(rig.game.fugitive.inventory.items).toEqual([])
    expect(rig.eventsOf('found')).toEqual([])
  })
  it('above it lets them pass', () => {
    const rig = shown(5)
    expect(acting(rig)).toBe(true)
    expect(rig.eventsOf('found')).toEqual([])
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

describe('5.2.2 Village nurse', () => {
  it('heals, and up to 2 her ledger is read', () => {
    const rig = meet('Village nurse', {}, { fugitive: { hp: 2 } })
      .next(1, 'silent')
      .play({ type: 'follow', reply: 'treat' })
    expect(rig.game.fugitive.hp).toBe(5)
    expect(bagOf(rig)).toEqual([5, 4])
    expect(meet('Village nurse').next(3).play({ type: 'follow' }).eventsOf('drawn')).toEqual([])
  })
})

describe('5.2.2 Youth brigade', () => {
  it('feeds who marches along, and up to 2 remembers the face', () => {
    const rig = meet('Youth brigade').next(2).play({ type: 'follow', reply: 'march' })
    expect(rig.game.fugitive).toMatchObject({ energy: 5, meals: 1 })
    expect(bagOf(rig)).toEqual([6, 6])
    expect(rig.eventsOf('found')).toEqual([])
    expect(bagOf(meet('Youth brigade').next(3).play({ type: 'follow' }))).toEqual([6, 4])
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
