/** The assistance board: three rows of two cards, from a deck of six blocks that is never shuffled again (8.7, 8.12). */
import { recruit } from './agents.ts'
import { otherCards } from './cards/assistance.ts'
import { type Assistance, type AssistanceCard, type BuyOption, type Game, type Rule, rollAll, tell } from './game.ts'
import { values } from './values.ts'

const { rows, columns, blocks, blockSize } = values.assistance
const { buy: prices } = values.government.costs

export const emptyBoard = (): Assistance => ({
  board: Array.from({ length: rows }, () => Array.from({ length: columns }, () => null)),
  deck: { blocks, left: 0, recruit: false, others: [{ card: 'blank', left: otherCards.blank }] },
  discards: [],
})

export const purchases = (game: Game): readonly BuyOption[] =>
  game.assistance.board.flatMap((cards, row) =>
    cards.flatMap((card, column) =>
      card === null ? [] : [{ type: 'buy' as const, card, row, column, cost: prices[row] ?? 0 }],
    ),
  )

/** 8.7: the card is used at once, then it is discarded. A blank one has no effect. */
export function* buy(game: Game, { card, row, column }: BuyOption): Rule<void> {
  const { board, discards } = game.assistance
  const line = board[row]
  if (line !== undefined) line[column] = null
  discards.push(card)
  yield* tell({ type: 'card bought', card, row, column })
  if (card === 'Recruit') yield* recruit(game)
}

/** 8.12: the end of the Government's turn. Cards slide down into gaps, red ones will move here, new ones come on top. */
export function* replenish(game: Game): Rule<void> {
  const { assistance } = game
  slide(assistance)
  const gaps = assistance.board.flatMap((cards, row) =>
    cards.flatMap((card, column) => (card === null ? [{ row, column }] : [])),
  )
  const cards = yield* draw(assistance, gaps.length)
  for (const [i, card] of cards.entries()) {
    const { row, column } = gaps[i] ?? { row: 0, column: 0 }
    const line = assistance.board[row]
    if (line !== undefined) line[column] = card
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
 * Cards off the deck in one joint roll; fewer if it runs out. Which of its block's cards comes next is uniform among those
 * left, and position 0 stands for the Recruit while it is among them.
 */
function* draw({ deck }: Assistance, wanted: number): Rule<readonly AssistanceCard[]> {
  const count = Math.min(wanted, deck.left + deck.blocks * blockSize)
  if (count === 0) return []
  const sides: number[] = []
  for (let left = deck.left; sides.length < count; left--) {
    if (left === 0) left = blockSize
    sides.push(left)
  }
  const cards: AssistanceCard[] = []
  for (const position of yield* rollAll(sides, 'assistance')) {
    if (deck.left === 0) Object.assign(deck, { blocks: deck.blocks - 1, left: blockSize, recruit: true })
    deck.left -= 1
    if (deck.recruit && position === 0) {
      deck.recruit = false
      cards.push('Recruit')
    } else cards.push(takeOther(deck))
  }
  return cards
}

/** All others are alike so far; once they differ, which one it is will be a roll over what is left of them. */
function takeOther({ others }: Assistance['deck']): AssistanceCard {
  const one = others.find(({ left }) => left > 0)
  if (one === undefined) throw new Error('the deck has no other card left')
  one.left -= 1
  return one.card
}
