/** Every person of the Encounter deck who answers to the state, played through the rules. */
import { describe, expect, it } from 'vitest'
import { acting, bagOf, campsite, follows, meet } from './meeting.ts'
import { at } from './rig.ts'

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
