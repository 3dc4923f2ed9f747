import { describe, expect, it } from 'vitest'
import { place } from '../../../../src/games/siberian-manhunt/board.ts'
import { at, FUGITIVE, kgb, Rig, yakut } from './rig.ts'

const road = { type: 'move', way: 'road', into: 'wilderness' } as const
const water = { type: 'move', way: 'water', into: 'wilderness' } as const
const intoTown = { type: 'move', way: 'road', into: 'town', sneak: false } as const
const costs = (rig: Rig, match: Parameters<Rig['offered']>[0]) =>
  [...new Set(rig.offered(match).map(one => ('cost' in one ? one.cost : undefined)))].sort()
const SUMMER = 2
const WINTER = 6

describe('6.1 basic moves', () => {
  it('go along a road, for 1 energy in summer and 2 in winter', () => {
    const summer = Rig.of({ route: [142], round: SUMMER })
    expect(summer.reach(road)).toEqual(['143', '144'])
    expect(costs(summer, road)).toEqual([1])
    expect(costs(Rig.of({ route: [142], round: WINTER }), road)).toEqual([2])
    summer.walk(144)
    expect(summer.game).toMatchObject({ track: 1, fugitive: { energy: 3, inTown: false } })
    expect(summer.game.fugitive.moves).toEqual([{ how: 'road', into: 'wilderness', cost: 1 }])
  })
  it('never enter the location of an agent or of the Red Army', () => {
    const agents = [kgb(143)]
    expect(Rig.of({ route: [142], government: { agents } }).reach(road)).toEqual(['144'])
    expect(Rig.of({ route: [142], army: [144] }).reach(road)).toEqual(['143'])
    expect(Rig.of({ route: [142], army: [144], government: { agents } }).can(road)).toBe(false)
  })
  it('may leave the location of an agent, but not enter another one', () => {
    const rig = Rig.of({ route: [142], government: { agents: [kgb(142), yakut(144)] } })
    expect(rig.reach(road)).toEqual(['143'])
  })
  it('tell the terrain that is entered; the demilitarized zone is wilderness', () => {
    expect(place(at(307)).dmz).toBe(true)
    expect(Rig.of({ route: [308] }).reach(road)).toEqual(['307', '309'])
    expect(Rig.of({ route: [308] }).reach({ ...road, into: 'town' })).toEqual(['Priargunsk'])
  })
})

describe('6.2 water crossings', () => {
  it('follow a water edge, for 3 energy in summer and 2 in winter', () => {
    const summer = Rig.of({ route: [67], round: SUMMER })
    expect(summer.reach(water)).toEqual(['72'])
    expect(costs(summer, water)).toEqual([3])
    expect(costs(Rig.of({ route: [67], round: WINTER }), water)).toEqual([2])
    summer.play(water, 72)
    expect(summer.game).toMatchObject({ track: 1, fugitive: { energy: 1 } })
  })
  it('are none where there is no water, and none onto an agent', () => {
    expect(Rig.of({ route: [142] }).can(water)).toBe(false)
    expect(Rig.of({ route: [67], government: { agents: [kgb(72)] } }).can(water)).toBe(false)
  })
  it('may end in a town', () => {
    const rig = Rig.of({ route: [102] })
    rig.next('silent').play({ ...water, into: 'town', sneak: false }, 'Babushkin')
    expect(rig.game.fugitive.inTown).toBe(true)
  })
})

describe('6.3 hitch-hike', () => {
  const hitch = { type: 'hitch-hike' } as const
  it('goes to the next town along the highway in either direction, for 2 energy in every season', () => {
    for (const round of [SUMMER, WINTER]) {
      const rig = Rig.of({ route: [90], track: 5, round })
      expect(rig.reach(hitch)).toEqual(['Irkutsk', 'Slyudyanka'])
      expect(costs(rig, hitch)).toEqual([2])
    }
  })
  it('needs the counter on 5 or more', () => {
    expect(Rig.of({ route: [90], track: 4 }).offered(hitch)).toEqual([])
    expect(Rig.of({ route: [90], track: 15 }).can(hitch)).toBe(true)
  })
  it('needs a place on the highway', () => {
    expect(Rig.of({ route: [142], track: 9 }).can(hitch)).toBe(false)
  })
  it('is blocked by an agent or the Red Army on the stretch or in the town, not by one at the start', () => {
    const reach = (agents: ReturnType<typeof kgb>[], army: (number | string)[] = []) =>
      Rig.of({ route: ['Irkutsk'], track: 5, government: { agents }, army }).reach(hitch)
    expect(reach([kgb('Irkutsk')])).toEqual(['Cheremkhovo', 'Slyudyanka'])
    expect(reach([kgb(89)])).toEqual(['Cheremkhovo'])
    expect(reach([kgb('Slyudyanka')])).toEqual(['Cheremkhovo'])
    expect(reach([], [90])).toEqual(['Cheremkhovo'])
    expect(reach([], ['Slyudyanka', 'Cheremkhovo'])).toEqual([])
  })
  it('counts 1, logs only the town, and draws one token', () => {
    const rig = Rig.of({ route: ['Irkutsk'], track: 5 })
      .next('silent')
      .play(hitch, 'Slyudyanka')
    expect(rig.game).toMatchObject({ track: 6, fugitive: { energy: 3, inTown: true } })
    expect(rig.game.fugitive.route).toHaveLength(2)
    expect(rig.game.bag).toEqual({ silent: 5, loyal: 4 })
  })
  it('leaves no trail on the stretch', () => {
    const hunters = [kgb(89)]
    const rig = Rig.of({ turn: 'Government', route: ['Irkutsk', 'Slyudyanka'], government: { agents: hunters } })
    rig.play({ type: 'move agent', to: at(89) }).play({ type: 'search' })
    expect(rig.eventsOf('searched').at(-1)?.answer).toBe('nothing')
  })
  it('cannot be sneaked', () => {
    const rig = Rig.of({ route: ['Irkutsk'], track: 5 })
    expect(rig.offered(hitch).every(one => !('sneak' in one))).toBe(true)
  })
})

describe('6.4 bush-whack', () => {
  const bush = { type: 'bush-whack', into: 'wilderness' } as const
  it('costs 4 in every season and counts 1', () => {
    for (const round of [SUMMER, WINTER]) {
      const rig = Rig.of({ route: [311], round, fugitive: { energy: 4 } })
      expect(costs(rig, bush)).toEqual([4])
      rig.play(bush, 289)
      expect(rig.game).toMatchObject({ track: 1, fugitive: { energy: 1 } })
    }
  })
  it('does not end on a blocked location, and passes over blocked ones', () => {
    const rig = Rig.of({ route: [311], army: [289, 312, 323], fugitive: { energy: 4 } })
    expect(rig.can(bush, 289)).toBe(false)
    expect(rig.can(bush, 290)).toBe(true)
  })
  it('is impossible from a dead end', () => {
    const rig = Rig.of({ route: [310], fugitive: { energy: 4 } })
    expect(rig.can({ type: 'bush-whack' })).toBe(false)
  })
  it('is impossible across water', () => {
    const rig = Rig.of({ route: [67], fugitive: { energy: 4 } })
    for (const label of [97, 98, 72]) expect(rig.can(bush, label)).toBe(false)
  })
  it('may be sneaked into a town for 5', () => {
    const rig = Rig.of({ route: [311], fugitive: { energy: 4 } })
    expect(costs(rig, { type: 'bush-whack', into: 'town', sneak: true })).toEqual([5])
    rig.next('loyal', 'silent').play({ type: 'bush-whack', sneak: true }, 'Mogocha')
    expect(rig.eventsOf('found')).toEqual([])
  })
})

describe('6.5 entering a town', () => {
  it('ends movement for this turn, not other actions; the next turn starts with movement again', () => {
    const rig = Rig.of({ route: [14], fugitive: { energy: 4 } })
      .next('silent')
      .walk('Kansk')
    for (const type of ['move', 'hitch-hike', 'bush-whack'] as const) expect(rig.offered({ type })).toEqual([])
    expect(rig.can({ type: 'good deed' })).toBe(true)
    rig.endTurn().endTurn()
    expect(rig.can(road, 14)).toBe(true)
  })
  it('draws a token from the bag once; staying draws nothing', () => {
    const rig = Rig.of({ route: [14] })
      .next('silent')
      .walk('Kansk')
    expect(rig.game.bag).toEqual({ silent: 5, loyal: 4 })
    rig.endTurn().endTurn().play({ type: 'rest' }).endTurn()
    expect(rig.game.bag).toEqual({ silent: 5, loyal: 4 })
  })
  it('a Silent token tells nothing: the counter goes on', () => {
    const rig = Rig.of({ route: [14], track: 6 })
      .next('silent')
      .walk('Kansk')
    expect(rig.game.track).toBe(7)
    expect(rig.game.fugitive.known).toBeNull()
  })
})

describe('6.6 sneak', () => {
  it('costs 1 more and is for towns only', () => {
    const rig = Rig.of({ route: [14] })
    expect(costs(rig, intoTown)).toEqual([1])
    expect(costs(rig, { ...intoTown, sneak: true })).toEqual([2])
    expect(rig.offered({ ...road, sneak: true })).toEqual([])
    expect(costs(Rig.of({ route: [14], round: WINTER }), { ...intoTown, sneak: true })).toEqual([3])
  })
})

describe('6.7 China', () => {
  it('crossing the border wins at once, by road or water, and no token is drawn', () => {
    for (const [start, way, end] of [
      [307, 'road', 330],
      [308, 'water', 331],
    ] as const) {
      const rig = Rig.of({ route: [start], track: 9 }).play({ type: 'move', way, into: 'china', sneak: false }, end)
      expect(rig.outcome).toEqual({ winners: [FUGITIVE], by: 'reached China' })
      expect(rig.game.bag).toEqual({ silent: 6, loyal: 4 })
    }
  })
  it('is out of reach from elsewhere', () => {
    expect(Rig.of({ route: [142] }).can({ ...road, into: 'china' })).toBe(false)
  })
})

describe('5.4 the counter', () => {
  it('stops on 15 within one turn, however many moves follow', () => {
    const rig = Rig.of({ route: [142], track: 14, fugitive: { energy: 4 } }).walk(144, 145, 108)
    expect(rig.game.track).toBe(15)
  })
  it('goes from 15 to X by one move of any kind, and no further', () => {
    const rig = Rig.of({ route: [311], track: 15, fugitive: { energy: 4 } })
    rig.play({ type: 'bush-whack', into: 'wilderness' }, 289)
    expect(rig.game.track).toBe(16)
    rig.walk(290)
    expect(rig.game.track).toBe(16)
  })
})
