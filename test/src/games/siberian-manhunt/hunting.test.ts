import { describe, expect, it } from 'vitest'
import { place, terrain, withinTwo } from '../../../../src/games/siberian-manhunt/board.ts'
import { at, GOVERNMENT, kgb, Rig, type Situation, yakut } from './rig.ts'

type Agents = readonly ReturnType<typeof kgb>[]
const hunt = (agents: Agents, more: Situation = {}) =>
  Rig.of({
    turn: 'Government',
    route: [85, 107, 108, 145, 144, 142],
    track: 6,
    ...more,
    government: { agents: [...agents] },
  })
const many = (count: number, label: number | string): Agents => Array.from({ length: count }, () => kgb(label))

describe('8.1 energy', () => {
  it('is what agents are on the map, up to 5, and nothing is kept', () => {
    const rig = hunt([kgb(300), kgb(300)])
    expect(rig.game.government.energy).toBe(2)
    rig.endTurn().endTurn()
    expect(rig.game.government.energy).toBe(2)
  })
  it('without energy only the end of the turn is left', () => {
    const rig = hunt([kgb(300)])
      .play({ type: 'move agent' })
      .play({ type: 'pass' })
    expect(rig.options.map(one => one.type)).toEqual(['end turn'])
  })
})

describe('8.2 move and search', () => {
  it('goes 0, 1 or 2 spaces by road or water for 1 energy, in any season, over anything, but not into China', () => {
    for (const round of [2, 6]) {
      const rig = hunt([kgb(102), yakut(307)], { round, army: [103] })
      const offered = rig.offered({ type: 'move agent', agent: 0 })
      expect(offered.map(one => ('to' in one ? one.to : 0))).toEqual(withinTwo(at(102)))
      expect(offered.every(one => 'cost' in one && one.cost === 1)).toBe(true)
      for (const one of rig.offered({ type: 'move agent', agent: 1 })) {
        expect('to' in one && terrain(one.to)).not.toBe('china')
      }
    }
  })
  it('may enter the demilitarized zone, other agents’ locations and the Fugitive’s, which triggers nothing', () => {
    const rig = hunt([kgb(144), kgb(308)])
    rig.play({ type: 'move agent', agent: 0, to: at(142) }).play({ type: 'pass' })
    expect(rig.game).toMatchObject({ track: 6, fugitive: { known: null } })
    rig.play({ type: 'move agent', agent: 1, to: at(307) }).play({ type: 'pass' })
    expect(place(at(307)).dmz).toBe(true)
  })
  it('a KGB officer moves once in a turn, even for 0 spaces', () => {
    const rig = hunt(many(2, 300))
      .play({ type: 'move agent', agent: 0, to: at(300) })
      .play({ type: 'pass' })
    expect(rig.offered({ type: 'move agent', agent: 0 })).toEqual([])
    expect(rig.offered({ type: 'drive', agent: 0 })).toEqual([])
    expect(rig.can({ type: 'move agent', agent: 1 })).toBe(true)
  })
  it('a Yakut tracker moves again and again, and searches only with its last move', () => {
    const rig = hunt([yakut(108), kgb(300), kgb(300)])
    rig.play({ type: 'move agent', agent: 0, to: at(144) }).play({ type: 'pass' })
    expect(rig.can({ type: 'move agent', agent: 0 })).toBe(true)
    rig.play({ type: 'move agent', agent: 0, to: at(142) }).play({ type: 'search' })
    expect(rig.eventsOf('searched')).toMatchObject([{ kind: 'Yakut', answer: 'here' }])
    expect(rig.offered({ type: 'move agent', agent: 0 })).toEqual([])
  })
  it('a tracker may attack free at the end of a move, instead of a search; that was its last move', () => {
    const rig = hunt([yakut(144), kgb(300)]).play({ type: 'move agent', agent: 0, to: at(142) })
    expect(rig.options.map(one => one.type)).toEqual(['search', 'attack', 'pass'])
    rig.next(1).play({ type: 'attack', cost: 0 }).next(6).play({ type: 'escape' })
    expect(rig.game.government.energy).toBe(1)
    expect(rig.offered({ type: 'move agent', agent: 0 })).toEqual([])
  })
  it('a KGB officer has no free attack', () => {
    const rig = hunt([kgb(144)]).play({ type: 'move agent', to: at(142) })
    expect(rig.options.map(one => one.type)).toEqual(['search', 'pass'])
  })
  it('all move again in the next turn', () => {
    const rig = hunt([kgb(300), yakut(108)])
    rig.play({ type: 'move agent', agent: 1, to: at(108) }).play({ type: 'search' })
    rig
      .play({ type: 'move agent', agent: 0, to: at(299) })
      .play({ type: 'pass' })
      .endTurn()
      .endTurn()
    expect(rig.game.government.agents.map(one => one.state)).toEqual(['ready', 'ready'])
    expect(rig.can({ type: 'move agent', agent: 0 }) && rig.can({ type: 'move agent', agent: 1 })).toBe(true)
  })
  it('with a route of one location there is no trail to ask for', () => {
    const rig = hunt([kgb('Crash site')], { route: ['Crash site'] })
    rig.play({ type: 'move agent', to: at(6) }).play({ type: 'search' })
    expect(rig.eventsOf('searched')).toMatchObject([{ answer: 'nothing' }])
  })
  it('a location that stands twice on the trail is answered as where the Fugitive is, if they are there', () => {
    const rig = hunt([kgb(144)], { route: [144, 142, 144] })
    rig.play({ type: 'move agent', to: at(144) }).play({ type: 'search' })
    expect(rig.eventsOf('searched')).toMatchObject([{ answer: 'here' }])
  })
})

describe('8.3 drive', () => {
  it('takes a KGB officer along the highway to the next town for 1 energy; it is its move, and no search follows', () => {
    const rig = hunt([kgb(90), kgb(300)])
    expect(rig.offered({ type: 'drive', agent: 0 })).toMatchObject([
      { to: at('Irkutsk'), cost: 1 },
      { to: at('Slyudyanka'), cost: 1 },
    ])
    rig.play({ type: 'drive', agent: 0, to: at('Slyudyanka') })
    expect(rig.game.government.agents[0]).toEqual({ kind: 'KGB', at: at('Slyudyanka'), state: 'moved' })
    expect(rig.game.government.energy).toBe(1)
    expect(rig.offered({ type: 'move agent', agent: 0 })).toEqual([])
    expect(rig.offered({ type: 'drive', agent: 0 })).toEqual([])
  })
  it('is not for trackers, nor off the highway, and nobody stops it', () => {
    expect(hunt([yakut(90)]).offered({ type: 'drive' })).toEqual([])
    expect(hunt([kgb(142)]).offered({ type: 'drive' })).toEqual([])
    expect(
      hunt([kgb(90), kgb(89)], { army: ['Slyudyanka'] }).can({ type: 'drive', agent: 0, to: at('Slyudyanka') }),
    ).toBe(true)
  })
})

describe('8.5 capture', () => {
  it('by two agents on the Fugitive’s location wins', () => {
    const rig = hunt([kgb(142), yakut(142)]).play({ type: 'capture', node: at(142) })
    expect(rig.outcome).toEqual({ winners: [GOVERNMENT], by: 'captured' })
  })
  it('with nobody there the cost is lost', () => {
    const rig = hunt(many(3, 144)).play({ type: 'capture' })
    expect(rig.outcome).toBeUndefined()
    expect(rig.eventsOf('nobody there')).toEqual([{ type: 'nobody there', action: 'capture', node: at(144) }])
    expect(rig.game.government.energy).toBe(2)
  })
  it('needs two agents on one location; the Red Army is none', () => {
    expect(hunt([kgb(142), kgb(144)], { army: [142] }).offered({ type: 'capture' })).toEqual([])
    expect(hunt([kgb(142), kgb(144), kgb(144)]).offered({ type: 'capture' })).toMatchObject([
      { node: at(144), cost: 1 },
    ])
  })
  it('does not count an agent that is new on the map', () => {
    const board = [
      [null, null],
      [null, null],
      ['Recruit', null],
    ] as const
    const rig = hunt([kgb('Kansk'), kgb(300)], { route: ['Kansk'], board })
    rig.play({ type: 'buy' }).play({ type: 'recruit', at: at('Kansk') })
    expect(rig.offered({ type: 'capture' })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.can({ type: 'capture', node: at('Kansk') })).toBe(true)
  })
  it('stops a Fugitive on X', () => {
    const rig = hunt(many(2, 142), { track: 16 }).play({ type: 'capture' })
    expect(rig.outcome).toEqual({ winners: [GOVERNMENT], by: 'captured' })
  })
})

describe('8.6 interrogate', () => {
  it('is not offered below its price', () => {
    expect(hunt(many(2, 300)).offered({ type: 'interrogate' })).toEqual([])
    const dear = Rig.of({ turn: 'Government', government: { agents: [...many(5, 300)], interrogations: 3 } })
    expect(dear.offered({ type: 'interrogate' })).toEqual([])
  })
  it('raises the counter to 3 too, and takes it off X', () => {
    for (const track of [0, 16]) {
      const rig = hunt(many(3, 300), { track }).next('loyal').play({ type: 'interrogate' }).play({ type: 'testify' })
      expect(rig.game.track).toBe(3)
      rig.endTurn()
      expect(rig.outcome).toBeUndefined()
    }
  })
  it('with a short route the Fugitive chooses among what there is', () => {
    const rig = hunt(many(3, 300), { route: [144, 142] })
      .next('loyal')
      .play({ type: 'interrogate' })
    expect(rig.plays({ type: 'testify' })).toHaveLength(2)
  })
})
