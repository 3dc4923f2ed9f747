/** The rulebook's own examples, with its printed numbers, played through the rules. */
import { describe, expect, it } from 'vitest'
import { faces, place, soviet } from '../../../../src/games/siberian-manhunt/board.ts'
import { agentCards, fugitiveCards } from '../../../../src/games/siberian-manhunt/cards/characters.ts'
import { X } from '../../../../src/games/siberian-manhunt/game.ts'
import { at, FUGITIVE, GOVERNMENT, kgb, Rig, type Situation, yakut } from './rig.ts'

const TRAIL = [85, 107, 108, 145, 144, 142]
const searching = (agent: ReturnType<typeof kgb>, more: Situation = {}) =>
  Rig.of({ turn: 'Government', route: TRAIL, track: 6, ...more, government: { agents: [agent] } })
    .play({ type: 'move agent', to: agent.at })
    .play({ type: 'search' })
const answer = (rig: Rig) => rig.eventsOf('searched').at(-1)?.answer

describe('T1 Trail (4.1, 4.2, 4.3, 8.2)', () => {
  it('142 is where the Fugitive stands: both kinds of agent find them, and the counter falls to 0', () => {
    for (const agent of [kgb(142), yakut(142)]) {
      const rig = searching(agent)
      expect(answer(rig)).toBe('here')
      expect(rig.game.track).toBe(0)
      expect(rig.game.fugitive.known).toMatchObject({ node: at(142), step: 5 })
    }
  })
  it('a KGB officer finds traces at 144, 145 and 108, a Yakut tracker also at 107 and 85, nobody anywhere else', () => {
    for (const node of soviet) {
      const label = Number(place(node).label)
      if (label === 142) continue
      expect(answer(searching(kgb(place(node).label)))).toBe([144, 145, 108].includes(label) ? 'trail' : 'nothing')
      const byYakut = [144, 145, 108, 107, 85].includes(label) ? 'trail' : 'nothing'
      expect(answer(searching(yakut(place(node).label)))).toBe(byYakut)
    }
  })
  it('"I was there" changes nothing else', () => {
    const rig = searching(kgb(108))
    expect(rig.game.track).toBe(6)
    expect(rig.game.fugitive.known).toBeNull()
  })
})

describe('T2 Bush-whack (6.4)', () => {
  const perimeter = (label: number) =>
    [...new Set(faces.filter(face => face.includes(at(label))).flat())].map(node => place(node).label)

  it('from 311 with 4 energy: the whole perimeter of the closed loop, Mogocha among it, but neither 310 nor 321', () => {
    const rig = Rig.of({ route: [311], fugitive: { energy: 3, hp: 1 } })
    expect(rig.game.fugitive.energy).toBe(4)
    const reach = rig.reach({ type: 'bush-whack' })
    expect(reach).toEqual(
      perimeter(311)
        .filter(label => label !== '311')
        .sort(),
    )
    expect(reach).toContain('Mogocha')
    expect(reach).not.toContain('310')
    expect(reach).not.toContain('321')
    rig.next('silent').play({ type: 'bush-whack', into: 'town', sneak: false }, 'Mogocha')
    expect(rig.here).toBe(at('Mogocha'))
    expect(rig.game).toMatchObject({ track: 1, fugitive: { energy: 0, inTown: true } })
  })
  it('with less than 4 energy it is not offered', () => {
    const rig = Rig.of({ route: [311], fugitive: { energy: 2, hp: 1 } })
    expect(rig.offered({ type: 'bush-whack' })).toEqual([])
  })
  it('who stands on two loops may use both', () => {
    const label = 144
    expect(faces.filter(face => face.includes(at(label))).length).toBe(2)
    const rig = Rig.of({ route: [label], fugitive: { energy: 4 } })
    expect(rig.reach({ type: 'bush-whack' })).toEqual(
      perimeter(label)
        .filter(one => one !== '144')
        .sort(),
    )
  })
})

describe('T3 Damage (5.3.1)', () => {
  it('attack +2 and a 3 make 5; against a defence of 4 that is 1 damage', () => {
    expect(agentCards.Yakut.attack).toBe(2)
    expect(fugitiveCards.MacKenzie.defence).toBe(4)
    const rig = Rig.of({ turn: 'Government', route: [142], government: { agents: [yakut(142)] } })
    rig.next(3).play({ type: 'attack' })
    expect(rig.eventsOf('struck').at(-1)).toMatchObject({ die: 3, attack: 5, defence: 4, damage: 1 })
    expect(rig.game.fugitive.hp).toBe(fugitiveCards.MacKenzie.hp - 1)
  })
})

describe('T4 Mad Trapper (5.2.2, 5.3)', () => {
  it('attacks on a 4; the Fugitive’s knife takes 1 HP, he takes 3, and a 4 is enough to escape', () => {
    const rig = Rig.of({ route: [142], kit: { inventory: ['Knife'], encounter: 'Mad Trapper' } })
    rig.next(4).play({ type: 'follow', card: 'Mad Trapper' })
    expect(rig.game.combat).toEqual({ foe: 'Mad Trapper', hp: 3 })
    rig.next(2, 3).play({ type: 'strike', weapon: 'Knife' })
    expect(rig.eventsOf('struck')).toEqual([
      { type: 'struck', by: 'Fugitive', die: 2, attack: 4, defence: 3, damage: 1, hp: 2 },
      { type: 'struck', by: 'Government', die: 3, attack: 7, defence: 4, damage: 3, hp: 3 },
    ])
    rig.next(4).play({ type: 'escape' })
    expect(rig.eventsOf('escape tried')).toEqual([
      { type: 'escape tried', die: 4, escape: 5, pursuit: 4, success: true },
    ])
    expect(rig.game.encounter).toBeNull()
    expect(rig.offered({ type: 'end turn' })).toHaveLength(1)
  })
})

describe('T5 Recovery (5.1.1)', () => {
  it('with a tent and last turn’s fire a start in the wilderness brings 3', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 2 }, kit: { inventory: ['Tent', ['Matches', 3], 'Fuel'] } })
    rig.walk(144).walk(142).walk(144).next(1).play({ type: 'craft', card: 'Fire' })
    expect(rig.game.fugitive.energy).toBe(0)
    rig.endTurn().endTurn()
    expect(rig.game.fugitive.energy).toBe(3)
  })
})

describe('T6 Exhausted (5.1.1, 5.1.2)', () => {
  it('at -1 in a town the turn starts with full energy', () => {
    expect(Rig.of({ route: ['Kansk'], fugitive: { energy: -1 } }).game.fugitive.energy).toBe(5)
  })
  it('at -1 in the wilderness it starts with 0', () => {
    expect(Rig.of({ route: [142], fugitive: { energy: -1 } }).game.fugitive.energy).toBe(0)
  })
})

describe('T7 Hidden moves (5.4, 6.5)', () => {
  it('"I have moved 3 times, and now I am in a town": the counter goes up by 3', () => {
    const rig = Rig.of({ route: [16], track: 4 })
    rig.walk(15, 14).next('silent').walk('Kansk')
    expect(rig.game.track).toBe(7)
    expect(rig.game.fugitive.moves.map(move => move.into)).toEqual(['wilderness', 'wilderness', 'town'])
    expect(rig.eventsOf('entered town')).toHaveLength(1)
    expect(rig.game.fugitive.known).toBeNull()
  })
})

describe('T8 Loyal token (4.2, 6.5)', () => {
  it('on entry to Kansk it makes the Fugitive declare "I am in Kansk", and the counter falls to 0', () => {
    const rig = Rig.of({ route: [16, 15, 14], track: 7 })
      .next('loyal')
      .walk('Kansk')
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at('Kansk'), how: 'town' }])
    expect(rig.game).toMatchObject({ track: 0, bag: { silent: 6, loyal: 3 } })
    expect(rig.game.fugitive.known).toMatchObject({ node: at('Kansk'), step: 3 })
  })
})

describe('T9 First Aid Kit (6.13.1)', () => {
  it('costs 2 energy', () => {
    const rig = Rig.of({ route: [142], fugitive: { energy: 3, hp: 2 }, kit: { inventory: ['First Aid Kit'] } })
    expect(rig.offered({ type: 'use', card: 'First Aid Kit' })).toMatchObject([{ cost: 2 }])
    expect(rig.play({ type: 'use' }).game.fugitive).toMatchObject({ energy: 2, hp: 4 })
  })
})

describe('T10 Fire (6.14.3)', () => {
  it('the component goes, the matches’ die falls by 1, one check is made, and it burns until the Fugitive moves on', () => {
    const rig = Rig.of({ route: [142], kit: { inventory: ['Small sticks', ['Matches', 5]] } })
    rig.next(2).play({ type: 'craft', card: 'Fire' })
    expect(rig.game.fugitive.inventory.items).toEqual([{ card: 'Matches', uses: 4 }])
    expect(rig.eventsOf('detection check')).toHaveLength(1)
    rig.endTurn().endTurn()
    expect(rig.game.fugitive.campsite.fire).toBe(true)
    expect(rig.walk(144).game.fugitive.campsite.fire).toBe(false)
  })
})

describe('T11 Assistance board (8.7, 8.8, 8.12)', () => {
  it('a Recruit from the middle row costs 2; its column slides, a red card pushes the other column’s last card off, and two cards come', () => {
    const rig = Rig.of({
      turn: 'Government',
      route: [142],
      board: [
        ['Checkpoints', 'Aerial Search'],
        ['Recruit', 'Form 27'],
        ['Road Blocks', 'Propaganda'],
      ],
      government: { agents: [kgb('Kansk'), kgb('Kansk')] },
    })
    expect(rig.offered({ type: 'buy', card: 'Recruit', put: 'use' })).toMatchObject([{ row: 1, cost: 2 }])
    rig.play({ type: 'buy', card: 'Recruit', put: 'use' }).play({ type: 'recruit', at: at('Ulan-Ude') })
    expect(rig.game.government).toMatchObject({ energy: 0, agents: [{}, {}, { kind: 'KGB', at: at('Ulan-Ude') }] })
    rig.next('Snowmobiles', 'Motorcycles').endTurn()
    expect(rig.game.assistance.board).toEqual([
      ['Snowmobiles', 'Motorcycles'],
      ['Checkpoints', 'Aerial Search'],
      ['Road Blocks', 'Form 27'],
    ])
    expect(rig.game.assistance.discards).toEqual(['Recruit', 'Propaganda'])
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: 'Propaganda', why: 'pushed off' }])
    expect(rig.game.bag.loyal).toBe(4)
  })
})

describe('T12 Animal strip (5.2.4)', () => {
  it('1 to 3 it flees, 4 and 5 it is distant, 6 it is close', () => {
    const behaviour = (die: number) =>
      Rig.of({
        route: [142],
        kit: { encounter: 'Brown bear', inventory: ['Bow'] },
        rolls: ['Brown bear', die],
      }).eventsOf('strip')[0]?.behaviour
    expect([1, 2, 3, 4, 5, 6].map(behaviour)).toEqual(['flees', 'flees', 'flees', 'distant', 'distant', 'close'])
  })
})

describe('T13 Interrogation (8.6)', () => {
  const board = [
    [null, null],
    [null, null],
    [null, null],
  ] as const
  const situation: Situation = {
    turn: 'Government',
    route: [108, 145, 144, 142],
    track: 9,
    board,
    government: { agents: Array.from({ length: 5 }, () => kgb('Kansk')) },
  }
  it('costs 3, and 4 after one success', () => {
    const rig = Rig.of(situation)
    expect(rig.offered({ type: 'interrogate' })).toMatchObject([{ cost: 3 }])
    rig.next('loyal').play({ type: 'interrogate' })
    expect(rig.asked).toBe(FUGITIVE)
    rig.play({ type: 'testify', node: at(145) })
    expect(rig.game.government).toMatchObject({ energy: 2, interrogations: 1 })
    rig.endTurn().endTurn()
    expect(rig.offered({ type: 'interrogate' })).toMatchObject([{ cost: 4 }])
  })
  it('a success sets the counter to 3 and adds 1 Silent; the Fugitive names any of the last three locations', () => {
    const rig = Rig.of(situation).next('loyal').play({ type: 'interrogate' })
    expect(rig.plays({ type: 'testify' })).toHaveLength(3)
    for (const label of [142, 144, 145]) expect(rig.can({ type: 'testify', node: at(label) })).toBe(true)
    expect(rig.can({ type: 'testify', node: at(108) })).toBe(false)
    rig.play({ type: 'testify', node: at(144) })
    expect(rig.eventsOf('testified')).toEqual([{ type: 'testified', node: at(144) }])
    expect(rig.game).toMatchObject({ track: 3, bag: { silent: 7, loyal: 3 } })
    expect(rig.game.fugitive.known).toBeNull()
  })
  it('a failure does not raise the price and adds 1 Loyal', () => {
    const rig = Rig.of(situation).next('silent').play({ type: 'interrogate' })
    expect(rig.game).toMatchObject({ track: 9, bag: { silent: 5, loyal: 5 }, government: { interrogations: 0 } })
    rig.endTurn().endTurn()
    expect(rig.offered({ type: 'interrogate' })).toMatchObject([{ cost: 3 }])
  })
})

describe('T14 15 and X (5.4, 10.1)', () => {
  const upTo15 = () => {
    const rig = Rig.of({ route: [108], track: 13, fugitive: { energy: 4 } })
    rig.walk(145, 144, 142, 143)
    expect(rig.game.track).toBe(15)
    return rig.endTurn().endTurn()
  }
  it('13 and 4 moves are 15; 1 move in the next turn is X; not found, the Fugitive wins at the next start of a turn', () => {
    const rig = upTo15().walk(142)
    expect(rig.game.track).toBe(X)
    rig.endTurn()
    expect(rig.outcome).toBeUndefined()
    rig.endTurn()
    expect(rig.outcome).toEqual({ winners: [FUGITIVE], by: 'vanished' })
  })
  it('who is found on X is on 0 again, and the hunt goes on', () => {
    const rig = Rig.of({ route: [142], track: 15, government: { agents: [kgb('Kyakhta')] } }).walk(144)
    expect(rig.game.track).toBe(X)
    rig.endTurn()
    rig
      .play({ type: 'move agent', to: at(144) })
      .play({ type: 'search' })
      .endTurn()
    expect(rig.outcome).toBeUndefined()
    expect(rig.game.track).toBe(0)
  })
  it('without a move on 15 it stays 15', () => {
    const rig = upTo15().play({ type: 'rest' })
    expect(rig.game.track).toBe(15)
    rig.endTurn()
    expect(rig.outcome).toBeUndefined()
    expect(rig.game.track).toBe(15)
  })
})

describe('T15 Government energy (8.1)', () => {
  const energy = (count: number) =>
    Rig.of({ turn: 'Government', government: { agents: Array.from({ length: count }, () => kgb('Kansk')) } }).game
      .government.energy
  it('7 agents bring 5, one agent brings 1', () => {
    expect([7, 5, 4, 1].map(energy)).toEqual([5, 5, 4, 1])
  })
})

describe('T16 Red Army (8.11, 10.1)', () => {
  const officers = ['Kansk', 'Kansk', 'Kansk'].map(kgb)
  it('in Aginskoe and at the south end of Baikal it closes those locations', () => {
    for (const [beside, label] of [
      [230, 'Aginskoe'],
      [103, 'Slyudyanka'],
    ] as const) {
      const open = Rig.of({ route: [beside] })
      expect(open.can({ type: 'move', way: 'road', into: 'town', sneak: false }, label)).toBe(true)
      const closed = Rig.of({ route: [beside], army: [label] })
      expect(closed.can({ type: 'move', way: 'road', into: 'town', sneak: false }, label)).toBe(false)
    }
  })
  it('deployed onto the Fugitive it reveals them and goes next door; a later maneuver onto them wins', () => {
    const rig = Rig.of({ turn: 'Government', route: [261, 'Aginskoe'], track: 8, government: { agents: officers } })
    rig.play({ type: 'red army', how: 'deploy', node: at('Aginskoe') })
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at('Aginskoe'), how: 'Red Army' }])
    expect(rig.game.track).toBe(0)
    expect(rig.asked).toBe(GOVERNMENT)
    expect(rig.offered({ type: 'army beside' }).map(one => ('node' in one ? place(one.node).label : ''))).toEqual(
      [229, 230, 232, 261, 262].map(String),
    )
    rig.play({ type: 'army beside', node: at(261) })
    expect(rig.game.government).toMatchObject({ energy: 0, army: [{ at: at(261), since: 2 }] })
    rig.endTurn().play({ type: 'rest' })
    rig.play({ type: 'red army', how: 'maneuver', node: at('Aginskoe') })
    expect(rig.outcome).toEqual({ winners: [GOVERNMENT], by: 'killed by the Red Army' })
  })
})

describe('T17 Sneak (6.6)', () => {
  const sneaking = () => Rig.of({ route: [14], track: 7, fugitive: { energy: 4 } })
  const sneak = { type: 'move', way: 'road', into: 'town', sneak: true } as const
  it('one Loyal and one Silent token: not revealed', () => {
    for (const tokens of [['loyal', 'silent'] as const, ['silent', 'loyal'] as const]) {
      const rig = sneaking()
        .next(...tokens)
        .play(sneak, 'Kansk')
      expect(rig.eventsOf('found')).toEqual([])
      expect(rig.game).toMatchObject({ track: 8, bag: { silent: 5, loyal: 3 }, fugitive: { energy: 3 } })
    }
  })
  it('two Loyal tokens: revealed', () => {
    const rig = sneaking().next('loyal', 'loyal').play(sneak, 'Kansk')
    expect(rig.eventsOf('found')).toEqual([{ type: 'found', node: at('Kansk'), how: 'town' }])
    expect(rig.game).toMatchObject({ track: 0, bag: { silent: 6, loyal: 2 } })
  })
})

describe('T18 Rondel (9.2, 9.3)', () => {
  const late = (round: number) => Rig.of({ route: [142], turn: 'Government', round, fugitive: { hp: 6 } }).endTurn()
  it('unfed at the end of S2: -1', () => {
    expect(late(2).game.fugitive.hp).toBe(5)
  })
  it('unfed and cold at the end of W2: -2', () => {
    expect(late(6).game.fugitive.hp).toBe(4)
  })
})

describe('T19 Setup (3.3, 3.4, 7.2)', () => {
  it('the bag holds 6 Silent and 4 Loyal', () => {
    expect(Rig.fresh().game.bag).toEqual({ silent: 6, loyal: 4 })
  })
  it('an empty bag becomes 5 and 5', () => {
    const rig = Rig.of({ route: [14], bag: { silent: 0, loyal: 1 } })
      .next('loyal')
      .walk('Kansk')
    expect(rig.eventsOf('refilled')).toHaveLength(1)
    expect(rig.game.bag).toEqual({ silent: 5, loyal: 5 })
  })
  it('exactly one of the first six cards is a Recruit', () => {
    const { assistance } = Rig.fresh().game
    expect(assistance.board.map(row => row.length)).toEqual([2, 2, 2])
    expect(assistance.board.flat().filter(card => card === 'Recruit')).toHaveLength(1)
    expect(assistance.deck).toMatchObject({ blocks: 5, left: 0, recruit: false })
    expect(assistance.deck.others.reduce((sum, one) => sum + one.left, 0)).toBe(25)
  })
})

describe('T20 First turns (3.5, 3.6)', () => {
  it('a KGB officer enters at the crash site in the first Government turn, with energy 1, even onto the Fugitive', () => {
    const rig = Rig.fresh()
    expect(rig.game.government.agents).toEqual([])
    expect(rig.here).toBe(at('Crash site'))
    rig.play({ type: 'rest' })
    expect(rig.game.government.agents).toEqual([{ kind: 'KGB', at: at('Crash site'), state: 'ready' }])
    expect(rig.game.government.energy).toBe(1)
    rig.play({ type: 'move agent', to: at('Crash site') }).play({ type: 'search' })
    expect(answer(rig)).toBe('here')
  })
  it('the first turn of the Fugitive brings no energy', () => {
    expect(Rig.fresh().game.fugitive.energy).toBe(3)
  })
})
