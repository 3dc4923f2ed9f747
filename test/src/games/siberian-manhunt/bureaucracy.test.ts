/** Every red card, as it leaves the board at the end of the Government's turn, and the turn after it. */
import { describe, expect, it } from 'vitest'
import type { RedCard } from '../../../../src/games/siberian-manhunt/game.ts'
import { at, GOVERNMENT, kgb, Rig, type Situation, yakut } from './rig.ts'

const EMPTY = [null, null] as const
const many = (count: number) => Array.from({ length: count }, () => kgb('Kansk'))
/** At the end of a Government turn in which that card leaves the board; nothing is left to buy. */
const struckBy = (card: RedCard, more: Situation = {}, agents = many(5)) =>
  Rig.of({
    turn: 'Government',
    route: ['Chita'],
    board: [EMPTY, EMPTY, [card, null]],
    ...more,
    government: { agents },
  }).endTurn()
/** The Government's turn after it. */
const turnAfter = (...what: Parameters<typeof struckBy>) => struckBy(...what).endTurn()
const gone = (rig: Rig, card: RedCard) => {
  rig.endTurn()
  expect(rig.game.assistance.active).toEqual([])
  expect(rig.game.assistance.discards).toContain(card)
  return rig.endTurn()
}

describe('8.15.1 Form 27', () => {
  it('makes every card cost 1 more for a turn, to buy and to play', () => {
    const rig = turnAfter('Form 27', { assistance: { reserve: 'Propaganda' } })
    for (const [row, cost] of [4, 3, 2].entries()) {
      for (const option of rig.offered({ type: 'buy', row })) expect(option).toMatchObject({ cost })
    }
    expect(rig.offered({ type: 'play reserve' })).toMatchObject([{ cost: 3 }])
    gone(rig, 'Form 27')
    expect(rig.offered({ type: 'play reserve' })).toMatchObject([{ cost: 2 }])
  })
})

describe('8.15.2 Commission of Inspection', () => {
  it('takes 3 energy from the next turn, but leaves 1', () => {
    for (const [agents, energy] of [
      [5, 2],
      [4, 1],
      [3, 1],
      [1, 1],
    ] as const) {
      expect(turnAfter('Commission of Inspection', {}, many(agents)).game.government.energy).toBe(energy)
    }
    expect(gone(turnAfter('Commission of Inspection'), 'Commission of Inspection').game.government.energy).toBe(5)
  })
})

describe('8.15.3 Recall to Moscow', () => {
  it('takes a KGB officer of the Government’s choice off the map; the pawn may be recruited again', () => {
    const rig = struckBy('Recall to Moscow', {}, [yakut(300), ...many(4), kgb('Tulun')])
    expect(rig.asked).toBe(GOVERNMENT)
    expect(rig.offered({ type: 'recall' }).map(one => ('agent' in one ? one.agent : -1))).toEqual([1, 2, 3, 4, 5])
    rig.play({ type: 'recall', at: at('Tulun') })
    expect(rig.eventsOf('recalled')).toEqual([{ type: 'recalled', from: at('Tulun') }])
    expect(rig.game.government.agents.map(one => one.at)).toEqual([at(300), ...many(4).map(one => one.at)])
    expect(rig.game.assistance.discards).toEqual(['Recall to Moscow'])
    rig.endTurn()
    expect(rig.game.government.energy).toBe(5)
  })
  it('leaves the last agent, and trackers', () => {
    expect(struckBy('Recall to Moscow', {}, many(1)).game.government.agents).toHaveLength(1)
    expect(struckBy('Recall to Moscow', {}, [yakut(300), yakut(301)]).game.government.agents).toHaveLength(2)
  })
})

describe('8.15.4 Fuel Quota', () => {
  it('lets nobody drive for a turn; what it does to flights and rides is with their cards', () => {
    const rig = turnAfter('Fuel Quota')
    expect(rig.offered({ type: 'drive' })).toEqual([])
    expect(rig.can({ type: 'move agent', agent: 0 })).toBe(true)
    gone(rig, 'Fuel Quota')
    expect(rig.offered({ type: 'drive' })).not.toEqual([])
  })
})

describe('8.15.5 Price Decree', () => {
  it('puts two Silent tokens into the bag, or what the supply has left', () => {
    expect(struckBy('Price Decree').game.bag).toEqual({ silent: 8, loyal: 4 })
    expect(struckBy('Price Decree', { bag: { silent: 19 } }).game.bag.silent).toBe(20)
  })
})

describe('8.15.6 Question of Competence', () => {
  it('throws the reserve away and keeps the Red Army off the map for a turn', () => {
    const rig = struckBy('Question of Competence', { assistance: { reserve: 'Aerial Search' } })
    expect(rig.game.assistance).toMatchObject({ reserve: null, discards: ['Aerial Search'] })
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: 'Aerial Search', why: 'forfeited' }])
    rig.endTurn()
    expect(rig.offered({ type: 'red army' })).toEqual([])
    gone(rig, 'Question of Competence')
    expect(rig.offered({ type: 'red army' })).not.toEqual([])
  })
  it('needs no reserve', () => {
    const rig = struckBy('Question of Competence')
    expect(rig.eventsOf('card lost')).toEqual([])
    expect(rig.game.assistance.active).toMatchObject([{ card: 'Question of Competence' }])
  })
})
