/** The encounter step: who is met, what they do, what leaving and killing them brings. */
import { describe, expect, it } from 'vitest'
import { acting, bagOf, campFood, campsite, meet } from './meeting.ts'
import { at, Rig } from './rig.ts'

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
    const rig = meet('Mad Trapper', { inventory: ['Knife', 'Knife'], campsite: ['Hide', 'Hide'] })
    rig.play({ type: 'fight' }).next(3, 1).play({ type: 'strike', weapon: 'Knife' })
    rig.next(6).play({ type: 'strike', weapon: 'Knife' })
    expect(campsite(rig)).toEqual(['Hide', 'Hide'])
  })
})
