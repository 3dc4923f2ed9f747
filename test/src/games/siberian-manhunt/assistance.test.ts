import { describe, expect, it } from 'vitest'
import type { AssistanceCard } from '../../../../src/games/siberian-manhunt/game.ts'
import { at, type Board, kgb, Rig, type Situation } from './rig.ts'

const R: AssistanceCard = 'Recruit'
const p: AssistanceCard = 'Propaganda'
const c: AssistanceCard = 'Checkpoints'
const red: AssistanceCard = 'Price Decree'
const EMPTY = [null, null] as const
const politburo = (board: Board, more: Situation = {}, count = 5) =>
  Rig.of({
    turn: 'Government',
    route: [142],
    board,
    ...more,
    government: { agents: Array.from({ length: count }, () => kgb(300)) },
  })

describe('8.7 buying assistance', () => {
  it('costs 3 in the top row, 2 in the middle, 1 at the bottom, as often as energy lasts', () => {
    const rig = politburo([
      [p, c],
      [p, c],
      [p, c],
    ])
    for (const [row, cost] of [3, 2, 1].entries()) {
      expect(rig.offered({ type: 'buy', row, put: 'use' })).toMatchObject([{ cost }, { cost }])
    }
    rig
      .play({ type: 'buy', row: 2, column: 0 })
      .play({ type: 'buy', row: 2, column: 1 })
      .play({ type: 'buy', row: 1, column: 0 })
    expect(rig.game.government.energy).toBe(1)
    expect(rig.game.assistance.discards).toEqual([p, p])
    expect(rig.offered({ type: 'buy' })).toEqual([])
  })
  it('leaves a gap until the end of the turn', () => {
    const rig = politburo([
      [p, c],
      [p, c],
      [p, R],
    ]).play({ type: 'buy', row: 2, column: 0 })
    expect(rig.game.assistance.board).toEqual([
      [p, c],
      [p, c],
      [null, R],
    ])
    expect(rig.eventsOf('card bought')).toEqual([{ type: 'card bought', card: p, row: 2, column: 0, put: 'use' }])
    expect(rig.offered({ type: 'buy', row: 2, column: 0 })).toEqual([])
  })
  it('is offered for keeping too; a card that can do nothing now can only be kept or thrown away', () => {
    const rig = politburo([EMPTY, EMPTY, ['Road Blocks', p]])
    expect(rig.offered({ type: 'buy', column: 1 }).map(one => ('put' in one ? one.put : ''))).toEqual([
      'use',
      'reserve',
    ])
    expect(rig.offered({ type: 'buy', column: 0 }).map(one => ('put' in one ? one.put : ''))).toEqual([
      'discard',
      'reserve',
    ])
    rig.play({ type: 'buy', column: 0, put: 'discard' })
    expect(rig.game.assistance).toMatchObject({ discards: ['Road Blocks'], active: [] })
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: 'Road Blocks', why: 'no use' }])
  })
  it('never takes a red card', () => {
    const rig = politburo([
      [red, p],
      ['Form 27', p],
      ['Fuel Quota', p],
    ])
    expect(rig.offered({ type: 'buy', column: 0 })).toEqual([])
    expect(rig.offered({ type: 'buy', column: 1 })).toHaveLength(6)
  })
  it('is not offered without the energy', () => {
    const rig = politburo(
      [
        [p, p],
        [c, null],
        [c, null],
      ],
      {},
      1,
    )
    expect(rig.offered({ type: 'buy', row: 0 })).toEqual([])
    expect(rig.offered({ type: 'buy', row: 1 })).toEqual([])
    expect(rig.offered({ type: 'buy', row: 2 })).toHaveLength(2)
  })
})

describe('8.14 the reserve', () => {
  it('keeps a bought card without effect, to be played for 2 energy in a later turn', () => {
    const rig = politburo([EMPTY, EMPTY, [p, null]]).play({ type: 'buy', put: 'reserve' })
    expect(rig.game.assistance).toMatchObject({ reserve: p, discards: [] })
    expect(rig.game.bag.loyal).toBe(4)
    rig.endTurn().endTurn()
    expect(rig.offered({ type: 'play reserve' })).toMatchObject([{ card: p, cost: 2 }])
    rig.play({ type: 'play reserve' })
    expect(rig.game.assistance.reserve).toBeNull()
    expect(rig.game.assistance.discards).toContain(p)
    expect(rig.game).toMatchObject({ bag: { loyal: 6 }, government: { energy: 3 } })
    expect(rig.eventsOf('card played')).toEqual([{ type: 'card played', card: p }])
  })
  it('holds one card: another one takes its place', () => {
    const rig = politburo([EMPTY, EMPTY, [c, null]], { assistance: { reserve: 'Propaganda' } })
    rig.play({ type: 'buy', put: 'reserve' })
    expect(rig.game.assistance).toMatchObject({ reserve: c, discards: [p] })
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: p, why: 'replaced' }])
    expect(rig.game.bag.loyal).toBe(4)
  })
  it('is not offered empty, without 2 energy, or with a card that can do nothing now', () => {
    expect(politburo([EMPTY, EMPTY, EMPTY]).offered({ type: 'play reserve' })).toEqual([])
    expect(
      politburo([EMPTY, EMPTY, EMPTY], { assistance: { reserve: 'Propaganda' } }, 1).offered({ type: 'play reserve' }),
    ).toEqual([])
    const idle = politburo([EMPTY, EMPTY, EMPTY], { assistance: { reserve: 'Road Blocks' } })
    expect(idle.offered({ type: 'play reserve' })).toEqual([])
  })
  it('may hold a Recruit for later', () => {
    const rig = politburo([EMPTY, EMPTY, EMPTY], { assistance: { reserve: 'Recruit' } }, 2)
    rig.play({ type: 'play reserve' }).play({ type: 'recruit', at: at('Chita') })
    expect(rig.game.government).toMatchObject({ energy: 0, agents: [{}, {}, { kind: 'KGB', state: 'new' }] })
  })
})

describe('8.12 the end of the turn', () => {
  it('what was not bought slides down, and new cards come from the top, left to right', () => {
    const rig = politburo(
      [
        [R, p],
        [c, p],
        [c, R],
      ],
      {},
      2,
    )
    rig
      .play({ type: 'buy', row: 2, column: 0 })
      .play({ type: 'buy', row: 2, column: 1 })
      .play({ type: 'recruit', at: at('Chita') })
    rig.next('Road Blocks', 'Recruit').endTurn()
    expect(rig.game.assistance.board).toEqual([
      ['Road Blocks', R],
      [R, p],
      [c, p],
    ])
    expect(rig.eventsOf('card drawn')).toEqual([
      { type: 'card drawn', card: 'Road Blocks', row: 0, column: 0 },
      { type: 'card drawn', card: R, row: 0, column: 1 },
    ])
  })
  it('without a purchase and without red cards the board stays as it is, and nothing is rolled', () => {
    const board = [
      [p, R],
      [p, c],
      [c, c],
    ]
    expect(politburo(board).endTurn().game.assistance.board).toEqual(board)
  })
  it('a red card moves one row down and pushes what is below; what falls off is discarded without effect', () => {
    const rig = politburo([
      [red, c],
      [R, c],
      [p, c],
    ])
      .next('Aerial Search')
      .endTurn()
    expect(rig.game.assistance.board).toEqual([
      ['Aerial Search', c],
      [red, c],
      [R, c],
    ])
    expect(rig.game.assistance.discards).toEqual([p])
    expect(rig.game.bag).toEqual({ silent: 6, loyal: 4 })
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: p, why: 'pushed off' }])
    expect(rig.eventsOf('red card sank')).toEqual([{ type: 'red card sank', card: red, row: 1, column: 0 }])
  })
  it('a red card at the bottom leaves and strikes', () => {
    const rig = politburo([
      [R, c],
      [p, c],
      [red, c],
    ])
      .next('Aerial Search')
      .endTurn()
    expect(rig.game.assistance.board).toEqual([
      ['Aerial Search', c],
      [R, c],
      [p, c],
    ])
    expect(rig.game.assistance.discards).toEqual([red])
    expect(rig.eventsOf('red card struck')).toEqual([{ type: 'red card struck', card: red }])
    expect(rig.game.bag.silent).toBe(8)
  })
  it('of two red cards in a column the lower one moves first', () => {
    const below = politburo([
      [red, c],
      ['Form 27', c],
      [p, c],
    ]).endTurn()
    expect(below.game.assistance.board.map(row => row[0])).toEqual(['Weather Forecast', red, 'Form 27'])
    expect(below.game.assistance.discards).toEqual([p])
    const apart = politburo([
      [red, c],
      [R, c],
      ['Form 27', c],
    ]).endTurn()
    expect(apart.game.assistance.board.map(row => row[0])).toEqual(['Weather Forecast', red, R])
    expect(apart.eventsOf('red card struck')).toEqual([{ type: 'red card struck', card: 'Form 27' }])
    expect(apart.eventsOf('card lost')).toEqual([])
  })
  it('of two that leave in one turn the left one strikes first', () => {
    const rig = politburo([
      [R, c],
      [p, c],
      ['Fuel Quota', red],
    ]).endTurn()
    expect(rig.eventsOf('red card struck').map(one => one.card)).toEqual(['Fuel Quota', red])
  })
  it('a red card over a gap slides first and then moves once more (ruling)', () => {
    const rig = politburo([
      [red, c],
      [p, c],
      [R, c],
    ])
      .play({ type: 'buy', card: p })
      .endTurn()
    expect(rig.game.assistance.board.map(row => row[0])).toEqual(['Weather Forecast', 'Weather Forecast', red])
    expect(rig.eventsOf('card lost')).toEqual([{ type: 'card lost', card: R, why: 'pushed off' }])
  })
})

describe('3.4 and 11.2 the deck', () => {
  it('each block of six has one Recruit, which comes at the latest as its sixth card', () => {
    const rig = politburo([EMPTY, EMPTY, EMPTY]).endTurn()
    expect(rig.game.assistance.board.flat().filter(card => card === R)).toHaveLength(1)
    expect(rig.game.assistance.board[2]?.[1]).toBe(R)
    expect(rig.game.assistance.deck).toMatchObject({ blocks: 4, left: 0, recruit: false })
  })
  it('a card after the Recruit of its block is any of the others', () => {
    const rig = politburo([EMPTY, ['Propaganda', c], ['Propaganda', c]])
      .next('Recruit', 'Snowmobiles')
      .endTurn()
    expect(rig.game.assistance.board[0]).toEqual([R, 'Snowmobiles'])
    expect(rig.game.assistance.deck).toMatchObject({ blocks: 4, left: 4, recruit: false })
    expect(rig.game.assistance.deck.others.find(one => one.card === 'Snowmobiles')?.left).toBe(0)
  })
  it('runs out after 36 cards, and gaps stay', () => {
    const board: Board = [
      [R, p],
      [c, p],
      [c, red],
    ]
    const rig = Rig.of({ route: ['Chita'], board })
    for (let round = 0; round < 80; round++) {
      rig.play({ type: 'rest' })
      for (const row of [2, 1, 0]) {
        while (rig.can({ type: 'buy', row, put: 'reserve' })) rig.play({ type: 'buy', row, put: 'reserve' })
      }
      rig.endTurn()
      if (rig.can({ type: 'recall' })) rig.play({ type: 'recall' })
    }
    const { assistance } = rig.game
    expect(assistance.board.flat()).toEqual([null, null, null, null, null, null])
    expect(assistance.deck).toMatchObject({ blocks: 0, left: 0, recruit: false })
    expect(assistance.deck.others.every(one => one.left === 0)).toBe(true)
    const gone = [...assistance.discards, assistance.reserve].filter(card => card !== null)
    expect(gone).toHaveLength(36)
    expect(gone.filter(card => card === R)).toHaveLength(6)
  })
})
