import { describe, expect, it } from 'vitest'
import { neighbours, places, terrain } from '../../../../src/games/siberian-manhunt/board.ts'
import type { Kit } from './kit.ts'
import { at, FUGITIVE, kgb, Rig, type Situation } from './rig.ts'

const outside = (kit: Kit = {}, more: Situation = {}) =>
  Rig.of({ route: [108], track: 3, ...more, kit, fugitive: { energy: 2, ...more.fugitive } })
const WINTER: Situation = { round: 6 }
/** A location beside China. */
const border = places.find(({ id }) => neighbours(id, 'road').some(there => terrain(there) === 'china'))
/** One space by road into the wilderness. */
const on = (rig: Rig, ...labels: readonly number[]) => {
  for (const label of labels) rig.play({ type: 'ride on', way: 'road', into: 'wilderness' }, label)
  return rig
}

describe('6.17.1 vehicles', () => {
  it.each([
    ['Motorcycle', 2, 5],
    ['Motorcycle', 6, 2],
    ['Snowmobile', 6, 5],
    ['Bicycle', 2, 2],
  ] as const)('%s in round %i: up to %i spaces for 1 energy', (card, round, spaces) => {
    const rig = outside({ campsite: [card] }, { round }).play({ type: 'ride', card })
    expect(rig.game.fugitive.energy).toBe(2)
    const way = [145, 144, 142, 143, 142]
    for (const label of way.slice(0, spaces - 1)) on(rig, label)
    rig.next(1)
    on(rig, way[spaces - 1] ?? 0)
    expect(rig.eventsOf('halted')).toEqual([{ type: 'halted', card, spaces }])
    expect(rig.game).toMatchObject({ track: 3 + spaces, fugitive: { energy: 2 } })
    expect(rig.offered({ type: 'end turn' })).toHaveLength(1)
  })
  it.each([
    ['Snowmobile', 2],
    ['Bicycle', 6],
  ] as const)('%s does not go in round %i', (card, round) => {
    expect(outside({ campsite: [card] }, { round }).offered({ type: 'ride' })).toEqual([])
  })
  it('over the ice in winter only', () => {
    const kit: Kit = { campsite: ['Motorcycle'] }
    const summer = outside(kit, { route: [113] }).play({ type: 'ride' })
    expect(summer.offered({ type: 'ride on', way: 'water' })).toEqual([])
    const winter = outside(kit, { route: [113], ...WINTER }).play({ type: 'ride' })
    expect(winter.plays({ type: 'ride on', way: 'water' }).length).toBeGreaterThan(0)
  })
  it('once a turn', () => {
    const rig = outside({ campsite: ['Bicycle'] }).play({ type: 'ride' })
    on(rig, 145).next(1).play({ type: 'halt' })
    expect(rig.offered({ type: 'ride' })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.offered({ type: 'ride' })).toHaveLength(1)
  })
  it('not without energy, and not after a town was entered', () => {
    expect(outside({ campsite: ['Bicycle'] }, { fugitive: { energy: -1, hp: 1 } }).offered({ type: 'ride' })).toEqual(
      [],
    )
    const rig = outside({}, { route: [14] })
      .next('silent')
      .walk('Kansk')
      .next('Bicycle')
      .play({ type: 'urban search' })
    expect(rig.offered({ type: 'ride' })).toEqual([])
  })
})

describe('6.17.2 a ride', () => {
  it('takes the vehicle along and leaves the campsite', () => {
    const rig = outside({ campsite: ['Bicycle', 'Rope'], fire: true }).play({ type: 'ride' })
    on(rig, 145)
    expect(rig.game.fugitive.campsite).toMatchObject({ items: [{ card: 'Bicycle', uses: 0 }], fire: false })
    expect(rig.eventsOf('camp left')).toMatchObject([{ things: ['Rope'] }])
  })
  it('may end where it began', () => {
    const rig = outside({ campsite: ['Bicycle', 'Rope'] })
      .play({ type: 'ride' })
      .next(1)
      .play({ type: 'halt' })
    expect(rig.game.fugitive.campsite.items).toHaveLength(2)
    expect(rig.game.track).toBe(3)
  })
  it('ends in a town, where a token is drawn', () => {
    const rig = outside({ campsite: ['Motorcycle'] }, { route: [14] }).play({ type: 'ride' })
    rig.next('silent', 1).play({ type: 'ride on', into: 'town' }, 'Kansk')
    expect(rig.eventsOf('drawn')).toMatchObject([{ why: 'town' }])
    expect(rig.offered({ type: 'move' })).toEqual([])
    expect(rig.offered({ type: 'urban search' })).toHaveLength(1)
  })
  it('passes and reaches no agent', () => {
    const rig = outside({ campsite: ['Motorcycle'] }, { government: { agents: [kgb(145)] } }).play({ type: 'ride' })
    expect(rig.can({ type: 'ride on', way: 'road' }, 145)).toBe(false)
    expect(rig.reach({ type: 'ride on', way: 'road' })).not.toContain('145')
  })
  it('over the border wins', () => {
    const rig = outside({ campsite: ['Motorcycle'] }, { route: [border?.label ?? ''] }).play({ type: 'ride' })
    rig.play({ type: 'ride on', into: 'china' })
    expect(rig.outcome).toEqual({ winners: [FUGITIVE], by: 'reached China' })
  })
})
describe('6.17.3 the noise of a ride', () => {
  it('is checked once, at its end, and gives away where it ended', () => {
    const rig = outside({ campsite: ['Motorcycle'] }).play({ type: 'ride' })
    on(rig, 145, 144).next(3, 'loyal').play({ type: 'halt' })
    expect(rig.eventsOf('detection check')).toEqual([{ type: 'detection check', die: 3, value: 2, noticed: true }])
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at(144), how: 'detection' }])
    expect(rig.game.track).toBe(0)
  })
})

describe('6.17.4 fuel', () => {
  it('is used up by a ride; more of it makes the next turn’s ride possible', () => {
    const rig = outside({ campsite: ['Motorcycle'], inventory: ['Fuel'] }).play({ type: 'ride' })
    on(rig, 145).next(1).play({ type: 'halt' })
    expect(rig.game.fugitive.campsite.items).toEqual([{ card: 'Motorcycle', uses: 0 }])
    rig.play({ type: 'refuel', card: 'Motorcycle' })
    expect(rig.game.fugitive.inventory.items).toEqual([])
    expect(rig.offered({ type: 'ride' })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.offered({ type: 'ride' })).toMatchObject([{ card: 'Motorcycle', cost: 1 }])
  })
  it('is not needed by a full tank or a bicycle', () => {
    expect(outside({ campsite: ['Motorcycle', 'Bicycle'], inventory: ['Fuel'] }).offered({ type: 'refuel' })).toEqual(
      [],
    )
  })
  it('without it the vehicle stays where it is', () => {
    const rig = outside({ campsite: [['Snowmobile', 0]] }, WINTER)
    expect([...rig.offered({ type: 'ride' }), ...rig.offered({ type: 'refuel' })]).toEqual([])
    rig.walk(145)
    expect(rig.game.fugitive.campsite.items).toEqual([])
  })
})

describe('6.17.5 the railway', () => {
  const station = (more: Situation = {}) =>
    Rig.of({ route: ['Kansk'], track: 2, ...more, kit: { inventory: ['Railway ticket'] } })
  it('goes from a town on the highway to the next one, for 1 energy and the ticket, whatever the counter says', () => {
    const rig = station()
    expect(rig.reach({ type: 'railway' })).toEqual(['Taishet'])
    rig.next('silent', 4).play({ type: 'railway' }, 'Taishet')
    expect(rig.game).toMatchObject({ track: 3, fugitive: { energy: 4, inTown: true, inventory: { items: [] } } })
    expect(rig.game.fugitive.moves).toEqual([{ how: 'railway', into: 'town', cost: 1 }])
    expect(rig.eventsOf('drawn')).toMatchObject([{ why: 'town' }])
    expect(rig.eventsOf('detection check')).toHaveLength(1)
    expect(rig.offered({ type: 'railway' })).toEqual([])
  })
  it('is stopped by an agent on the line', () => {
    expect(station({ government: { agents: [kgb('Taishet')] } }).can({ type: 'railway' })).toBe(false)
  })
  it('does not stop in the wilderness or in towns off the highway', () => {
    expect(Rig.of({ route: [142], kit: { inventory: ['Railway ticket'] } }).offered({ type: 'railway' })).toEqual([])
    expect(station({ route: ['Hatgal'] }).can({ type: 'railway' })).toBe(false)
  })
  it('leaves after a night: not in the turn in which the town was entered', () => {
    const rig = Rig.of({ route: [14], kit: { inventory: ['Railway ticket'] } })
      .next('silent')
      .walk('Kansk')
    expect(rig.offered({ type: 'railway' })).toEqual([])
  })
})
