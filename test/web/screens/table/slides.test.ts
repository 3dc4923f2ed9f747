import { describe, expect, it } from 'vitest'
import type { Board } from '../../../../web/screens/table/slides.ts'
import { slidesOf } from '../../../../web/screens/table/slides.ts'

const column = (...cards: Board[number]): Board => cards.map(card => [card, null])

describe('the assistance board', () => {
  it('stays where nothing was bought', () => {
    const board = column('Recruit', 'Propaganda', 'Checkpoints')
    expect(slidesOf(board, board)).toEqual([])
  })
  it('slides down over a card that was bought, and a new one comes on top', () => {
    expect(
      slidesOf(column('Recruit', 'Propaganda', 'Checkpoints'), column('Aerial Search', 'Recruit', 'Propaganda')),
    ).toEqual([
      { row: 2, column: 0, from: 1 },
      { row: 1, column: 0, from: 0 },
      { row: 0, column: 0, from: -1 },
    ])
  })
  it('lets a red card push what is below it off the board', () => {
    expect(slidesOf(column('Recruit', 'Form 27', 'Checkpoints'), column('Propaganda', 'Recruit', 'Form 27'))).toEqual([
      { row: 2, column: 0, from: 1 },
      { row: 1, column: 0, from: 0 },
      { row: 0, column: 0, from: -1 },
    ])
  })
  it('takes one of the same name from the deck for a new one', () => {
    const slides = slidesOf(column('Road Blocks', 'Recruit', null), column('Road Blocks', 'Road Blocks', 'Recruit'))
    expect(slides).toEqual([
      { row: 2, column: 0, from: 1 },
      { row: 1, column: 0, from: 0 },
      { row: 0, column: 0, from: -1 },
    ])
  })
  it('brings several new cards one above the other', () => {
    expect(slidesOf(column(null, null, null), column('Recruit', 'Propaganda', 'Checkpoints'))).toEqual([
      { row: 2, column: 0, from: -1 },
      { row: 1, column: 0, from: -2 },
      { row: 0, column: 0, from: -3 },
    ])
  })
  it('leaves a gap, and moves nothing up', () => {
    expect(slidesOf(column('Recruit', 'Propaganda', 'Checkpoints'), column('Recruit', null, 'Checkpoints'))).toEqual([])
  })
})
