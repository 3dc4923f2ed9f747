import { describe, expect, it } from 'vitest'
import type { AssistanceCard } from '../../../../src/games/siberian-manhunt/game.ts'
import { at, kgb, Rig, type Situation } from './rig.ts'

const R: AssistanceCard = 'Recruit'
const o: AssistanceCard = 'blank'
const politburo = (board: Situation['board'] & object, count = 5) =>
  Rig.of({
    turn: 'Government',
    route: [142],
    board,
    government: { agents: Array.from({ length: count }, () => kgb(300)) },
  })

describe('8.7 buying assistance', () => {
  it('costs 3 in the top row, 2 in the middle, 1 at the bottom, as often as energy lasts', () => {
    const rig = politburo([
      [o, R],
      [o, o],
      [o, o],
    ])
    for (const [row, cost] of [3, 2, 1].entries()) {
      expect(rig.offered({ type: 'buy', row })).toMatchObject([{ cost }, { cost }])
    }
    rig
      .play({ type: 'buy', row: 2, column: 0 })
      .play({ type: 'buy', row: 2, column: 1 })
      .play({ type: 'buy', row: 1, column: 0 })
    expect(rig.game.government.energy).toBe(1)
    expect(rig.game.assistance.discards).toEqual([o, o, o])
    expect(rig.offered({ type: 'buy' })).toEqual([])
  })
  it('leaves a gap until the end of the turn', () => {
    const rig = politburo([
      [o, o],
      [o, o],
      [o, R],
    ]).play({ type: 'buy', row: 2, column: 0 })
    expect(rig.game.assistance.board).toEqual([
      [o, o],
      [o, o],
      [null, R],
    ])
    expect(rig.offered({ type: 'buy', row: 2 })).toHaveLength(1)
  })
  it('a blank card has no effect', () => {
    const rig = politburo([
      [o, o],
      [o, o],
      [o, o],
    ]).play({ type: 'buy', row: 2, column: 0 })
    expect(rig.game.government.agents).toHaveLength(5)
    expect(rig.eventsOf('card bought')).toEqual([{ type: 'card bought', card: o, row: 2, column: 0 }])
  })
})

describe('8.12 the end of the turn', () => {
  it('what was not bought slides down, and new cards come from the top, left to right', () => {
    const rig = politburo(
      [
        [R, o],
        [o, o],
        [o, R],
      ],
      2,
    )
    rig
      .play({ type: 'buy', row: 2, column: 0 })
      .play({ type: 'buy', row: 2, column: 1 })
      .play({ type: 'recruit', at: at('Chita') })
    rig.next('blank', 'Recruit').endTurn()
    expect(rig.game.assistance.board).toEqual([
      [o, R],
      [R, o],
      [o, o],
    ])
    expect(rig.eventsOf('card drawn')).toEqual([
      { type: 'card drawn', card: o, row: 0, column: 0 },
      { type: 'card drawn', card: R, row: 0, column: 1 },
    ])
  })
  it('without a purchase the board stays as it is, and nothing is rolled', () => {
    const board = [
      [o, R],
      [o, o],
      [o, o],
    ]
    expect(politburo(board).endTurn().game.assistance.board).toEqual(board)
  })
  it('each block of six has one Recruit, which comes at the latest as its sixth card', () => {
    const rig = politburo([
      [null, null],
      [null, null],
      [null, null],
    ]).endTurn()
    expect(rig.game.assistance.board).toEqual([
      [o, o],
      [o, o],
      [o, R],
    ])
    expect(rig.game.assistance.deck).toEqual({ blocks: 4, left: 0, recruit: false, others: [{ card: o, left: 20 }] })
  })
  it('the deck runs out after 36 cards, and gaps stay', () => {
    const rig = Rig.fresh()
    let bought = 0
    for (let round = 0; round < 60; round++) {
      rig.play({ type: 'rest' })
      for (const row of [2, 1, 0]) {
        while (rig.can({ type: 'buy', row })) {
          rig.play({ type: 'buy', row })
          bought += 1
          if (rig.can({ type: 'recruit', at: at('Bodaibo') })) rig.play({ type: 'recruit', at: at('Bodaibo') })
        }
      }
      rig.endTurn()
    }
    expect(bought).toBe(36)
    expect(rig.game.assistance.board.flat()).toEqual([null, null, null, null, null, null])
    expect(rig.game.assistance.deck).toEqual({ blocks: 0, left: 0, recruit: false, others: [{ card: o, left: 0 }] })
    expect(rig.game.assistance.discards.filter(card => card === R)).toHaveLength(6)
  })
})
