/**
 * The Fugitive's decks (3.8). A shuffled deck has no order until a card is drawn: each draw is a roll over what is left. So
 * all that is kept of a deck is how many of each card are left and how many were discarded.
 */
import type { EncounterName, UrbanName, WildernessName } from './cards/items.ts'
import { type Rule, rollAll, tell } from './game.ts'

export type Deck<Card extends string> = { card: Card; left: number; discarded: number }[]
export interface Decks {
  encounters: Deck<EncounterName>
  urban: Deck<UrbanName>
  wilderness: Deck<WildernessName>
}
type Row = Deck<string>[number]

export function newDeck<Card extends string>(
  cards: Readonly<Record<Card, { readonly count: number }>>,
  isCard: (name: string) => name is Card,
): Deck<Card> {
  const names = Object.keys(cards).filter(isCard)
  return names.map(card => ({ card, left: cards[card].count, discarded: 0 }))
}

const total = (deck: readonly Row[], pile: 'left' | 'discarded'): number =>
  deck.reduce((sum, row) => sum + row[pile], 0)

/**
 * Draws cards face up, in one joint roll; how many are left at each draw is known beforehand. An empty deck is made of its
 * discards again; if there are none either, fewer are drawn.
 */
export function* draw<Card extends string>(deck: Deck<Card>, name: keyof Decks, wanted: number): Rule<readonly Card[]> {
  const left = total(deck, 'left')
  const discarded = total(deck, 'discarded')
  const count = Math.min(wanted, left + discarded)
  if (count === 0) return []
  const sides = Array.from({ length: count }, (_, i) => (i < left ? left - i : discarded - (i - left)))
  const cards: Card[] = []
  for (const position of yield* rollAll(sides, name)) {
    if (total(deck, 'left') === 0) {
      for (const row of deck) Object.assign(row, { left: row.discarded, discarded: 0 })
      yield* tell({ type: 'reshuffled', deck: name })
    }
    cards.push(takeAt(deck, position))
  }
  return cards
}
function takeAt<Card extends string>(deck: Deck<Card>, position: number): Card {
  let before = 0
  for (const row of deck) {
    before += row.left
    if (position >= before) continue
    row.left -= 1
    return row.card
  }
  throw new Error(`no card at ${position}`)
}

export function rowOf<Card extends string>(deck: Deck<Card>, card: Card): Deck<Card>[number] {
  const row = deck.find(one => one.card === card)
  if (row === undefined) throw new Error(`no card ${card} in this deck`)
  return row
}
export function discard<Card extends string>(deck: Deck<Card>, card: Card): void {
  rowOf(deck, card).discarded += 1
}
/** Takes a card out by its name, from the deck or else from the discards; whether there was one. */
export function takeOut<Card extends string>(deck: Deck<Card>, card: Card): boolean {
  const row = rowOf(deck, card)
  if (row.left > 0) row.left -= 1
  else if (row.discarded > 0) row.discarded -= 1
  else return false
  return true
}
