import { describe, expect, it } from 'vitest'
import { nearestTowns, places } from '../../../../src/games/siberian-manhunt/board.ts'
import type { Kit } from './kit.ts'
import { at, FUGITIVE, GOVERNMENT, kgb, Rig, type Situation } from './rig.ts'

/** The last Government turn of a round is about to end. */
const late = (round: number, more: Situation = {}, kit: Kit = {}) =>
  Rig.of({ route: [142], track: 5, ...more, turn: 'Government', round, kit })
const hurt = (rig: Rig) => rig.eventsOf('hurt').map(one => [one.why, one.hp])

describe('9.2 hunger', () => {
  it('costs 1 HP at the end of a quarter without a meal, summer and winter', () => {
    expect(hurt(late(2).endTurn())).toEqual([['hunger', 5]])
    expect(hurt(late(4).endTurn())).toEqual([['hunger', 5]])
    expect(hurt(late(8, { fugitive: { warm: true } }).endTurn())).toEqual([['hunger', 5]])
  })
  it('not within a quarter, not after a meal', () => {
    expect(hurt(late(3).endTurn())).toEqual([])
    expect(hurt(late(2, { fugitive: { fed: true } }).endTurn())).toEqual([])
  })
  it('is met anew in each quarter', () => {
    const rig = late(2, { fugitive: { fed: true } }).endTurn()
    expect(rig.game.fugitive.fed).toBe(false)
    rig.endTurn().endTurn().endTurn().endTurn()
    expect(hurt(rig)).toEqual([['hunger', 5]])
  })
})

describe('9.3 cold', () => {
  it('costs 1 HP at the end of a winter quarter without warmth', () => {
    expect(hurt(late(6, { fugitive: { fed: true } }).endTurn())).toEqual([['cold', 5]])
    expect(hurt(late(4, { fugitive: { fed: true } }).endTurn())).toEqual([])
  })
  it.each([
    ['winter clothes', { worn: { body: 'Winter clothes' } }],
    ['a quilted jacket', { worn: { body: 'Quilted jacket' } }],
    ['a fire that still burns', { fire: true }],
  ] as const)('%s at its beginning meets it', (_, kit) => {
    const rig = late(4, { fugitive: { fed: true } }, kit).endTurn()
    expect(rig.game.fugitive.warm).toBe(true)
  })
  it('clothes put on in it meet it, even if they are lost again', () => {
    const rig = Rig.of({ route: [142], round: 5, kit: { campsite: ['Winter clothes'] } }).play({ type: 'wear' })
    rig.play({ type: 'take off' })
    expect(rig.game.fugitive.warm).toBe(true)
  })
  it('and so does a fire made in it; footwear does not', () => {
    const rig = Rig.of({ route: [142], round: 5, kit: { inventory: ['Matches', 'Fuel'], campsite: ['Skis'] } })
    rig.play({ type: 'wear', card: 'Skis' })
    expect(rig.game.fugitive.warm).toBe(false)
    rig.next(1).play({ type: 'craft', card: 'Fire' })
    expect(rig.game.fugitive.warm).toBe(true)
  })
  it('comes on top of hunger', () => {
    expect(hurt(late(8).endTurn())).toEqual([['hunger and cold', 4]])
  })
})

describe('9.3 the last HP in a town', () => {
  it('is lost to neither', () => {
    const rig = late(8, { route: ['Kansk'], fugitive: { hp: 1 } }).endTurn()
    expect(hurt(rig)).toEqual([])
    expect(rig.game.fugitive.hp).toBe(1)
  })
  it('but the last two are, together', () => {
    const rig = late(8, { route: ['Kansk'], fugitive: { hp: 2 } }).endTurn()
    expect(rig.eventsOf('severely wounded')).toHaveLength(1)
    expect(rig.reach({ type: 'carried' })).toEqual(['Kansk'])
  })
})

describe('9.4 severe wounds', () => {
  const starving = (more: Situation = {}, kit: Kit = {}) => late(2, { fugitive: { hp: 1 }, ...more }, kit).endTurn()
  it('the Fugitive is carried to the nearest town, which stays secret, a token is drawn, and the counter does not move', () => {
    const rig = starving()
    expect(rig.asked).toBe(FUGITIVE)
    const towns = nearestTowns(at(142), []).map(node => places[node - 1]?.label ?? '')
    expect(rig.reach({ type: 'carried' })).toEqual([...towns].sort())
    rig.next('silent').play({ type: 'carried' }, towns[0])
    expect(rig.game).toMatchObject({ track: 5, fugitive: { inTown: true } })
    expect(rig.eventsOf('drawn')).toMatchObject([{ token: 'silent', why: 'wounds' }])
    expect(rig.eventsOf('found')).toEqual([])
  })
  it('begins the next turn with full energy and 1 HP, without an encounter', () => {
    const rig = starving({ fugitive: { hp: 1, energy: 0 } })
      .next('silent')
      .play({ type: 'carried' })
    expect(rig.game.fugitive).toMatchObject({ hp: 1, energy: 5 })
    expect(rig.game.round).toBe(3)
    expect(rig.offered({ type: 'urban search' })).toHaveLength(1)
    expect(rig.offered({ type: 'move' }).length).toBeGreaterThan(0)
  })
  it('a Loyal token gives the town away', () => {
    const rig = starving().next('loyal').play({ type: 'carried' })
    expect(rig.eventsOf('found')).toMatchObject([{ how: 'wounds', node: rig.here }])
    expect(rig.game.track).toBe(0)
  })
  it('towns with an agent or the Red Army are passed by', () => {
    const first = starving().reach({ type: 'carried' })
    const agents = [kgb(first[0] ?? '')]
    expect(starving({ government: { agents } }).reach({ type: 'carried' })).not.toContain(first[0])
    expect(starving({ army: first }).reach({ type: 'carried' })).not.toContain(first[0])
  })
  it('of several that are equally near the Fugitive chooses one in secret', () => {
    const tied = places.find(one => one.terrain === 'wilderness' && nearestTowns(one.id, []).length > 1)
    const rig = starving({ route: [tied?.label ?? ''] })
    expect(rig.reach({ type: 'carried' }).length).toBeGreaterThan(1)
    expect(rig.offered({ type: 'carried' })).toHaveLength(1)
  })
  it('the Government takes one thing out of the inventory, never gear or what is worn', () => {
    const rig = starving(
      {},
      { inventory: ['Knife', ['Matches', 2]], food: { berries: 1 }, worn: { gear: 'Backpack' }, campsite: ['Rope'] },
    )
    rig.next('silent').play({ type: 'carried' })
    expect(rig.asked).toBe(GOVERNMENT)
    expect(rig.options).toEqual([
      { type: 'steal', thing: 'Knife', uses: 0 },
      { type: 'steal', thing: 'Matches', uses: 2 },
      { type: 'steal', thing: 'berries', uses: 0 },
    ])
    rig.play({ type: 'steal', thing: 'berries' })
    expect(rig.game.fugitive).toMatchObject({ inventory: { food: { berries: 0 } }, worn: { gear: 'Backpack' } })
    expect(rig.eventsOf('lost')).toEqual([{ type: 'lost', thing: 'berries', count: 1, why: 'stolen' }])
  })
  it('what lay at the campsite is left', () => {
    const rig = starving({}, { campsite: ['Rope'], fire: true })
      .next('silent')
      .play({ type: 'carried' })
    expect(rig.game.fugitive.campsite).toMatchObject({ items: [], fire: false })
  })
  it('in the own turn they end it', () => {
    const rig = Rig.of({ route: [142], fugitive: { hp: 1, energy: 0 }, kit: { encounter: 'Parasites' } }).play({
      type: 'suffer',
    })
    rig.next('silent').play({ type: 'carried' })
    expect(rig.asked).toBe(GOVERNMENT)
    expect(rig.game.phase).toBe('Government')
  })
  it('Checkpoints are ignored', () => {
    const rig = starving({ assistance: { active: [{ card: 'Checkpoints', until: 4 }] } })
      .next('silent')
      .play({ type: 'carried' })
    expect(rig.eventsOf('drawn')).toHaveLength(1)
  })
})
