import { describe, expect, it } from 'vitest'
import { adjacent, place, towns, yakutTowns } from '../../../../src/games/siberian-manhunt/board.ts'
import { at, kgb, Rig, type Situation, yakut } from './rig.ts'

type Agents = readonly ReturnType<typeof kgb>[]
const EMPTY = [null, null] as const
const politburo = (agents: Agents, more: Situation = {}) =>
  Rig.of({
    turn: 'Government',
    route: [142],
    board: [EMPTY, EMPTY, ['Recruit', null]],
    ...more,
    government: { agents: [...agents] },
  })
const many = (count: number): Agents => Array.from({ length: count }, () => kgb(300))

describe('8.8 recruit', () => {
  it('puts a KGB officer into any town, who acts and counts from the next turn on', () => {
    const rig = politburo(many(2)).play({ type: 'buy' })
    expect(rig.offered({ type: 'recruit' }).map(one => ('at' in one ? one.at : 0))).toEqual(towns)
    rig.play({ type: 'recruit', at: at('Chita') })
    expect(rig.game.government.agents[2]).toEqual({ kind: 'KGB', at: at('Chita'), state: 'new' })
    expect(rig.game.government.energy).toBe(1)
    expect(rig.offered({ type: 'move agent', agent: 2 })).toEqual([])
    expect(rig.offered({ type: 'drive', agent: 2 })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.game.government.energy).toBe(3)
    expect(rig.can({ type: 'move agent', agent: 2 })).toBe(true)
  })
  it('is allowed in the Fugitive’s town, which is not told', () => {
    const rig = politburo(many(1), { route: ['Chita'], track: 4 }).play({ type: 'buy' })
    rig.play({ type: 'recruit', at: at('Chita') })
    expect(rig.game).toMatchObject({ track: 4, fugitive: { known: null } })
  })
  it('has no effect when all five pawns are on the map', () => {
    const rig = politburo(many(5)).play({ type: 'buy' })
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: 'Recruit', why: 'no use' }])
    expect(rig.game.government.agents).toHaveLength(5)
    expect(rig.game.assistance.discards).toEqual(['Recruit'])
  })
})

describe('8.9 upgrade', () => {
  it('turns any KGB officer into a tracker in a Yakut town for 4 energy; it acts from the next turn on', () => {
    const rig = politburo([...many(4), kgb('Kansk')])
    const offered = rig.offered({ type: 'upgrade' })
    expect(offered).toHaveLength(5 * yakutTowns.length)
    rig.play({ type: 'upgrade', agent: 4, at: at('Hatgal') })
    expect(rig.game.government.agents[4]).toEqual({ kind: 'Yakut', at: at('Hatgal'), home: at('Hatgal'), state: 'new' })
    expect(rig.game.government.energy).toBe(1)
    expect(rig.offered({ type: 'move agent', agent: 4 })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.can({ type: 'move agent', agent: 4 })).toBe(true)
  })
  it('is not offered with less than 4 energy, without a KGB officer, or with two trackers', () => {
    expect(politburo(many(3)).offered({ type: 'upgrade' })).toEqual([])
    expect(politburo([...many(2), yakut(1), yakut(2)]).offered({ type: 'upgrade' })).toEqual([])
    expect(politburo([...many(3), yakut(1)]).offered({ type: 'upgrade' })).not.toEqual([])
  })
  it('frees the pawn for another Recruit', () => {
    const rig = politburo(many(5))
    rig
      .play({ type: 'upgrade', agent: 0, at: at('Bodaibo') })
      .play({ type: 'buy' })
      .play({ type: 'recruit', at: at('Chita') })
    expect(rig.game.government.agents.filter(one => one.kind === 'KGB')).toHaveLength(5)
  })
})

describe('8.11 Red Army', () => {
  it('is deployed for 3 anywhere but in the demilitarized zone and China, and blocks for good', () => {
    const rig = politburo(many(3))
    const offered = rig.offered({ type: 'red army' })
    expect(offered.every(one => 'how' in one && one.how === 'deploy' && one.cost === 3)).toBe(true)
    for (const label of [307, 308, 330, 337]) expect(rig.offered({ type: 'red army', node: at(label) })).toEqual([])
    rig.play({ type: 'red army', node: at(143) })
    expect(rig.game.government).toMatchObject({ energy: 0, army: [{ at: at(143), since: 2 }] })
    rig.endTurn()
    expect(rig.reach({ type: 'move', way: 'road', into: 'wilderness' })).toEqual(['144'])
  })
  it('is maneuvered for 1 beside another token, and only there', () => {
    const rig = politburo(many(1), { army: [143] })
    const nodes = rig.offered({ type: 'red army' })
    expect(nodes.every(one => 'how' in one && one.how === 'maneuver' && one.cost === 1)).toBe(true)
    expect(nodes.map(one => ('node' in one ? one.node : 0))).toEqual([142, 180, 'Krasny Chikoy'].map(at))
    expect(politburo(many(3), { army: [143] }).offered({ type: 'red army', how: 'deploy', node: at(142) })).toEqual([])
  })
  it('never stands twice on one location', () => {
    expect(politburo(many(3), { army: [143] }).offered({ type: 'red army', node: at(143) })).toEqual([])
  })
  it('is placed once in a turn, and five times in all', () => {
    const rig = politburo(many(5), { army: [200] }).play({ type: 'red army', how: 'maneuver' })
    expect(rig.game.government.energy).toBe(4)
    expect(rig.offered({ type: 'red army' })).toEqual([])
    rig.endTurn().endTurn()
    expect(rig.offered({ type: 'red army' })).not.toEqual([])
    expect(politburo(many(5), { army: [1, 20, 40, 60, 80] }).offered({ type: 'red army' })).toEqual([])
  })
  it('is not offered without the energy', () => {
    expect(politburo(many(2)).offered({ type: 'red army' })).toEqual([])
  })
  it('that finds the Fugitive goes to a neighbouring location where it may stand', () => {
    const rig = politburo(many(3), { route: [300], track: 5 }).play({ type: 'red army', node: at(300) })
    const beside = adjacent(at(300)).filter(node => !place(node).dmz)
    expect(beside.length).toBeLessThan(adjacent(at(300)).length)
    expect(rig.offered({ type: 'army beside' }).map(one => ('node' in one ? one.node : 0))).toEqual(beside)
  })
  it('that goes next door is the one token of its turn', () => {
    const rig = politburo(many(5), { route: [310], track: 5 }).play({ type: 'red army', node: at(310) })
    rig.play({ type: 'army beside', node: at(311) })
    expect(rig.offered({ type: 'red army' })).toEqual([])
    expect(rig.eventsOf('army placed')).toEqual([{ type: 'army placed', node: at(311), how: 'beside' }])
  })
})
