/**
 * The assistance board: three rows of two cards, from a deck of six blocks that is never shuffled again; the one card in
 * reserve; and what becomes of the board at the end of the turn (8.7, 8.12).
 */
import { affords } from './agents.ts'
import { bureaucracy } from './bureaucracy.ts'
import { isRed } from './cards/assistance.ts'
import { command } from './command.ts'
import { drawCards } from './deck.ts'
import { effects } from './effects.ts'
import {
  type Assistance,
  type AssistanceCard,
  type BuyOption,
  type Game,
  type NormalCard,
  type PlayReserveOption,
  type RedCard,
  type Rule,
  tell,
} from './game.ts'
import { isLasting, paperWork } from './lasting.ts'
import { values } from './values.ts'

const { rows, columns } = values.assistance
const { buy: prices } = values.government.costs

// ---- 8.7 buying, 8.14 reserve ----------------------------------------------------------------------------------

/** Every ordinary card, to be used at once, or thrown away if it can do nothing now, or kept in reserve. */
export function purchases(game: Game): readonly BuyOption[] {
  const extra = paperWork(game)
  return game.assistance.board.flatMap((cards, row) => {
    const cost = (prices[row] ?? 0) + extra
    if (!affords(game, cost)) return []
    return cards.flatMap((card, column): readonly BuyOption[] => {
      if (card === null || isRed(card)) return []
      const put = effects[card].usable(game) ? 'use' : 'discard'
      return [
        { type: 'buy', card, row, column, cost, put },
        { type: 'buy', card, row, column, cost, put: 'reserve' },
      ]
    })
  })
}

export function* buy(game: Game, { card, row, column, put }: BuyOption): Rule<void> {
  const { assistance } = game
  setCard(assistance, row, column, null)
  switch (put) {
    case 'use':
      yield* tell({ type: 'card bought', card, row, column, put })
      return yield* use(game, card)
    case 'discard':
      assistance.discards.push(card)
      yield* tell({ type: 'card bought', card, row, column, put })
      return yield* tell({ type: 'card lost', card, why: 'no use' })
    case 'reserve': {
      const old = assistance.reserve
      assistance.reserve = card
      if (old !== null) assistance.discards.push(old)
      yield* tell({ type: 'card bought', card, row, column, put })
      if (old !== null) yield* tell({ type: 'card lost', card: old, why: 'replaced' })
    }
  }
}

/** 8.14: the card in reserve, while it can do something. */
export function reservePlays(game: Game): readonly PlayReserveOption[] {
  const card = game.assistance.reserve
  const cost = command(game).reserve + paperWork(game)
  if (card === null || !affords(game, cost) || !effects[card].usable(game)) return []
  return [{ type: 'play reserve', card, cost }]
}
export function* playReserve(game: Game, { card }: PlayReserveOption): Rule<void> {
  game.assistance.reserve = null
  yield* tell({ type: 'card played', card })
  yield* use(game, card)
}

/** A lasting card goes among the active ones by itself; every other one is discarded. */
function* use(game: Game, card: NormalCard): Rule<void> {
  if (!isLasting(card)) game.assistance.discards.push(card)
  yield* effects[card].use(game)
}

// ---- 8.12 the end of the turn ----------------------------------------------------------------------------------

/** Unbought cards slide down, red ones sink and take effect as they leave, and what is free on top is filled. */
export function* endOfTurn(game: Game): Rule<void> {
  slide(game.assistance)
  yield* sink(game)
  yield* replenish(game)
}

/** Cards slide down into gaps; new ones come on top, left to right, as long as the deck lasts. */
export function* replenish(game: Game): Rule<void> {
  const { assistance } = game
  slide(assistance)
  const gaps = assistance.board.flatMap((cards, row) =>
    cards.flatMap((card, column) => (card === null ? [{ row, column }] : [])),
  )
  const cards = yield* drawCards(assistance, gaps.length)
  for (const [i, card] of cards.entries()) {
    const { row, column } = gaps[i] ?? { row: 0, column: 0 }
    setCard(assistance, row, column, card)
    yield* tell({ type: 'card drawn', card, row, column })
  }
}

function slide({ board }: Assistance): void {
  for (let column = 0; column < columns; column++) {
    const kept = board.flatMap(cards => cards[column] ?? [])
    board.forEach((cards, row) => {
      cards[column] = kept[row - (rows - kept.length)] ?? null
    })
  }
}

/**
 * Every red card moves one row down, lower ones first, pushing what is below; one that leaves the board strikes. The left
 * column comes first.
 */
function* sink(game: Game): Rule<void> {
  for (let column = 0; column < columns; column++) {
    const leaving = yield* sinkColumn(game.assistance, column)
    if (leaving !== undefined) yield* strike(game, leaving)
  }
}
/** The red card that left the column: one at most, since it must have lain at the bottom. */
function* sinkColumn(assistance: Assistance, column: number): Rule<RedCard | undefined> {
  let leaving: RedCard | undefined
  for (let row = rows - 1; row >= 0; row--) {
    const card = cardAt(assistance, row, column)
    if (card === null || !isRed(card)) continue
    const pushed = push(assistance, row, column)
    if (pushed === card) leaving = card
    else {
      yield* tell({ type: 'red card sank', card, row: row + 1, column })
      if (pushed === null) continue
      assistance.discards.push(pushed)
      yield* tell({ type: 'card lost', card: pushed, why: 'pushed off' })
    }
  }
  return leaving
}
function* strike(game: Game, card: RedCard): Rule<void> {
  if (!isLasting(card)) game.assistance.discards.push(card)
  yield* tell({ type: 'red card struck', card })
  yield* bureaucracy[card](game)
}

/** Moves that card one row down, and before it whatever is in its way; what falls off the board, if anything. */
function push(assistance: Assistance, row: number, column: number): AssistanceCard | null {
  const card = cardAt(assistance, row, column)
  if (card === null) return null
  setCard(assistance, row, column, null)
  if (row + 1 === rows) return card
  const pushed = push(assistance, row + 1, column)
  setCard(assistance, row + 1, column, card)
  return pushed
}

const cardAt = ({ board }: Assistance, row: number, column: number): AssistanceCard | null =>
  board[row]?.[column] ?? null
function setCard({ board }: Assistance, row: number, column: number, card: AssistanceCard | null): void {
  const line = board[row]
  if (line !== undefined) line[column] = card
}
