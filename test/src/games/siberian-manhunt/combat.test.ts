import { describe, expect, it } from 'vitest'
import { agentCards } from '../../../../src/games/siberian-manhunt/cards/characters.ts'
import { at, FUGITIVE, GOVERNMENT, kgb, Rig, type Situation, yakut } from './rig.ts'

const duel = (agent = kgb(142), more: Situation = {}) =>
  Rig.of({ route: [144, 142], track: 7, ...more, government: { agents: [agent] } })
/** An own attack that lasts until the agent has no HP left, with a 6 each time and the agent always missing. */
function defeat(rig: Rig): Rig {
  rig.play({ type: 'attack agent' })
  for (let strikes = 0; rig.offered({ type: 'strike' }).length > 0 && strikes < 10; strikes++) {
    const { kind } = rig.eventsOf('combat').at(-1) ?? { kind: 'KGB' as const }
    const hp = rig.eventsOf('struck').findLast(one => one.by === 'Fugitive')?.hp ?? agentCards[kind].hp
    const last = hp <= 6 - agentCards[kind].defence
    rig.next(...(last ? [6] : [6, 1])).play({ type: 'strike' })
  }
  return rig
}

describe('6.10 the Fugitive attacks an agent', () => {
  it('costs 1, gives the location away, sets the counter to 0, and the Fugitive strikes first', () => {
    const rig = duel().play({ type: 'attack agent', node: at(142) })
    expect(rig.game).toMatchObject({ track: 0, fugitive: { energy: 3, known: { node: at(142) } } })
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'own attack' }])
    expect(rig.asked).toBe(FUGITIVE)
    expect(rig.options.map(one => one.type)).toEqual(['strike', 'escape'])
  })
  it('is impossible where the agent is not', () => {
    const rig = duel(kgb(143))
    expect(rig.offered({ type: 'attack agent' })).toHaveLength(1)
    expect(rig.can({ type: 'attack agent' })).toBe(false)
  })
  it('is not offered without energy', () => {
    expect(duel(kgb(142), { fugitive: { energy: -1, hp: 1 } }).offered({ type: 'attack agent' })).toEqual([])
  })
  it('names each kind of agent at a location once', () => {
    const agents = [kgb(142), kgb(142), yakut(142), kgb(143)]
    const rig = Rig.of({ route: [142], government: { agents } })
    expect(rig.offered({ type: 'attack agent' })).toMatchObject([
      { agent: 0, kind: 'KGB', node: at(142) },
      { agent: 2, kind: 'Yakut', node: at(142) },
      { agent: 3, kind: 'KGB', node: at(143) },
    ])
  })
  it('can be done again in the same turn, for 1 energy more', () => {
    const rig = duel().play({ type: 'attack agent' }).next(6).play({ type: 'escape' })
    rig.play({ type: 'attack agent' }).next(6).play({ type: 'escape' })
    expect(rig.game.fugitive.energy).toBe(2)
  })
})

describe('5.3 combat', () => {
  it('alternates: a strike of the Fugitive, then one of the agent', () => {
    const rig = duel().play({ type: 'attack agent' }).next(5, 6).play({ type: 'strike' })
    expect(rig.eventsOf('struck')).toEqual([
      { type: 'struck', by: 'Fugitive', die: 5, attack: 5, defence: 3, damage: 2, hp: 2 },
      { type: 'struck', by: 'Government', die: 6, attack: 7, defence: 4, damage: 3, hp: 3 },
    ])
    expect(rig.game.fugitive.hp).toBe(3)
    expect(rig.asked).toBe(FUGITIVE)
  })
  it('an attack not above the defence does no damage', () => {
    const rig = duel().play({ type: 'attack agent' }).next(3, 2).play({ type: 'strike' })
    expect(rig.eventsOf('struck').map(one => one.damage)).toEqual([0, 0])
  })
  it('an escape must beat the pursuit; then combat is over, nobody moves, and the turn goes on', () => {
    const rig = duel().play({ type: 'attack agent' }).next(4).play({ type: 'escape' })
    expect(rig.eventsOf('escape tried')).toEqual([
      { type: 'escape tried', die: 4, escape: 5, pursuit: 4, success: true },
    ])
    expect(rig.game.government.agents).toEqual([kgb(142)])
    expect(rig.here).toBe(at(142))
    expect(rig.can({ type: 'move', way: 'road', into: 'wilderness' })).toBe(true)
  })
  it('an escape that only equals the pursuit fails, and the agent strikes', () => {
    const rig = duel().play({ type: 'attack agent' }).next(3, 5).play({ type: 'escape' })
    expect(rig.eventsOf('escape tried').at(-1)?.success).toBe(false)
    expect(rig.game.fugitive.hp).toBe(4)
    expect(rig.options.map(one => one.type)).toEqual(['strike', 'escape'])
  })
  it('a tracker is harder to escape', () => {
    const rig = duel(yakut(142)).play({ type: 'attack agent' }).next(4, 1).play({ type: 'escape' })
    expect(rig.eventsOf('escape tried').at(-1)).toMatchObject({ pursuit: 5, success: false })
  })
  it('an agent starts each combat unhurt', () => {
    const rig = duel()
      .play({ type: 'attack agent' })
      .next(5, 1)
      .play({ type: 'strike' })
      .next(6)
      .play({ type: 'escape' })
    rig.play({ type: 'attack agent' }).next(5, 1).play({ type: 'strike' })
    expect(
      rig
        .eventsOf('struck')
        .filter(one => one.by === 'Fugitive')
        .map(one => one.hp),
    ).toEqual([2, 2])
  })
  it('at 0 HP the Fugitive is dead and the Government wins', () => {
    const rig = duel(kgb(142), { fugitive: { hp: 2 } })
      .play({ type: 'attack agent' })
      .next(1, 5)
      .play({ type: 'strike' })
    expect(rig.outcome).toEqual({ winners: [GOVERNMENT], by: 'killed by an agent' })
    expect(rig.game.fugitive.hp).toBe(0)
  })
})

describe('8.4 an agent attacks', () => {
  const there = () => duel(kgb(142), { turn: 'Government' })
  it('without need to know: the Fugitive is there, the counter falls to 0, the agent strikes first', () => {
    const rig = there().next(3).play({ type: 'attack' })
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at(142), how: 'attack' }])
    expect(rig.eventsOf('struck').map(one => one.by)).toEqual(['Government'])
    expect(rig.game).toMatchObject({ track: 0, government: { energy: 0 } })
    expect(rig.asked).toBe(FUGITIVE)
  })
  it('with nobody there the cost is lost, and nothing is known', () => {
    const rig = duel(kgb(143), { turn: 'Government' }).play({ type: 'attack' })
    expect(rig.eventsOf('nobody there')).toEqual([{ type: 'nobody there', action: 'attack', node: at(143) }])
    expect(rig.game).toMatchObject({ track: 7, government: { energy: 0 }, fugitive: { known: null } })
  })
  it('costs the Fugitive nothing, and the Government goes on after it', () => {
    const rig = there().next(3).play({ type: 'attack' }).next(6).play({ type: 'escape' })
    expect(rig.asked).toBe(GOVERNMENT)
    expect(rig.game.fugitive.energy).toBe(3)
  })
  it('is not for agents that are new on the map', () => {
    const rig = Rig.of({
      turn: 'Government',
      route: [142],
      board: [
        [null, null],
        [null, null],
        ['Recruit', null],
      ],
      government: { agents: [kgb(142), kgb(142)] },
    })
    rig.play({ type: 'buy' }).play({ type: 'recruit', at: at('Kansk') })
    expect(rig.offered({ type: 'attack' })).toHaveLength(2)
  })
})

describe('8.10 a defeated agent', () => {
  it('a KGB officer comes back in Kansk, or in Irkutsk after a fight in Kansk', () => {
    const rig = defeat(duel())
    expect(rig.game.government.agents).toMatchObject([{ kind: 'KGB', at: at('Kansk') }])
    expect(rig.eventsOf('agent defeated')).toEqual([
      { type: 'agent defeated', kind: 'KGB', node: at(142), respawned: at('Kansk') },
    ])
    expect(rig.asked).toBe(FUGITIVE)
    const inKansk = defeat(Rig.of({ route: ['Kansk'], government: { agents: [kgb('Kansk')] } }))
    expect(inKansk.game.government.agents).toMatchObject([{ at: at('Irkutsk') }])
  })
  it('a tracker comes back in the town where it was recruited', () => {
    const rig = defeat(duel(yakut(142, 'Bodaibo')))
    expect(rig.game.government.agents).toMatchObject([{ kind: 'Yakut', at: at('Bodaibo'), home: at('Bodaibo') }])
  })
  it('or, after a fight there, in another Yakut town of the Government’s choice', () => {
    const rig = defeat(Rig.of({ route: ['Hatgal'], government: { agents: [yakut('Hatgal')] } }))
    expect(rig.asked).toBe(GOVERNMENT)
    expect(rig.offered({ type: 'respawn' })).toHaveLength(3)
    expect(rig.offered({ type: 'respawn', at: at('Hatgal') })).toEqual([])
    rig.play({ type: 'respawn', at: at('Kirensk') })
    expect(rig.game.government.agents).toMatchObject([{ at: at('Kirensk'), home: at('Hatgal') }])
    expect(rig.asked).toBe(FUGITIVE)
  })
  it('moves no more in this turn, and changes no tokens', () => {
    const rig = duel(kgb(142), { turn: 'Government' }).next(1).play({ type: 'attack' })
    rig.next(6, 1).play({ type: 'strike' }).next(6).play({ type: 'strike' })
    expect(rig.game.government.agents).toEqual([{ kind: 'KGB', at: at('Kansk'), state: 'done' }])
    expect(rig.offered({ type: 'move agent' })).toEqual([])
    expect(rig.game.bag).toEqual({ silent: 6, loyal: 4 })
  })
})
