/** Which cards came up in games, and which did something: a card that never does either is a mistake. */
import { assistanceCards } from '../../games/siberian-manhunt/cards/assistance.ts'
import { fugitiveCards } from '../../games/siberian-manhunt/cards/characters.ts'
import {
  craftingCards,
  encounterCards,
  isPredator,
  isWilderness,
  urbanCards,
  wildernessCards,
} from '../../games/siberian-manhunt/cards/items.ts'
import type { Event, ManhuntOption } from '../../games/siberian-manhunt/game.ts'

/** Every card of every deck; no name is in two of them. */
export const allCards: readonly string[] = [
  assistanceCards,
  encounterCards,
  urbanCards,
  wildernessCards,
  craftingCards,
].flatMap(deck => Object.keys(deck))

/** What became of one card. */
export interface Uses {
  /** times it came up */
  readonly drawn: number
  /** turns in which it could be used */
  readonly available: number
  /** times it was used, or acted by itself */
  readonly used: number
}
/** By card; one that never came up may be missing. */
export type CardUses = Readonly<Record<string, Uses>>

export class Tally {
  private readonly counts = new Map<string, { drawn: number; available: number; used: number }>()
  private readonly offeredThisTurn = new Set<string>()
  private turn = 0

  get cards(): CardUses {
    return Object.fromEntries(this.counts)
  }

  told(event: Event): void {
    for (const card of drawnBy(event)) this.of(card).drawn += 1
    for (const card of actingBy(event)) {
      this.of(card).used += 1
      this.of(card).available += 1
    }
  }
  /** What one player may choose from, in the turn of that number. */
  offered(options: readonly ManhuntOption[], turn: number): void {
    if (turn !== this.turn) {
      this.turn = turn
      this.offeredThisTurn.clear()
    }
    for (const option of options) {
      for (const card of usedBy(option)) {
        if (this.offeredThisTurn.has(card)) continue
        this.offeredThisTurn.add(card)
        this.of(card).available += 1
      }
    }
  }
  chosen(option: ManhuntOption): void {
    for (const card of usedBy(option)) this.of(card).used += 1
  }

  private of(card: string): { drawn: number; available: number; used: number } {
    const found = this.counts.get(card) ?? { drawn: 0, available: 0, used: 0 }
    this.counts.set(card, found)
    return found
  }
}

const NONE: Uses = { drawn: 0, available: 0, used: 0 }
/** The uses of several games together, every card of the game among them. */
export function sumOfUses(games: Iterable<CardUses>): CardUses {
  const sums = new Map(allCards.map(card => [card, NONE]))
  for (const game of games) {
    for (const [card, { drawn, available, used }] of Object.entries(game)) {
      const so = sums.get(card) ?? NONE
      sums.set(card, { drawn: so.drawn + drawn, available: so.available + available, used: so.used + used })
    }
  }
  return Object.fromEntries(sums)
}

const NO_CARDS: readonly string[] = []

function drawnBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'card drawn':
    case 'encounter':
    case 'crafted':
      return [event.card]
    case 'searched for things':
      return event.cards
    case 'character':
      return fugitiveCards[event.name].items
    default:
      return NO_CARDS
  }
}
/** Cards that act by themselves: red ones, predators, and food, which is discarded for its portions. */
function actingBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'red card struck':
      return [event.card]
    case 'encounter':
      return isPredator(event.card) ? [event.card] : NO_CARDS
    case 'searched for things':
      return event.cards.filter(card => (isWilderness(card) ? wildernessCards[card] : urbanCards[card]).kind === 'food')
    default:
      return NO_CARDS
  }
}
function usedBy(option: ManhuntOption): readonly string[] {
  switch (option.type) {
    case 'buy':
      return option.put === 'use' ? [option.card] : NO_CARDS
    case 'play reserve':
    case 'follow':
    case 'fight':
    case 'hunt':
    case 'use':
    case 'wear':
    case 'ride':
      return [option.card]
    case 'strike':
      return option.weapon === null ? NO_CARDS : [option.weapon]
    case 'craft':
      return [option.card, ...option.components]
    case 'refuel':
      return ['Fuel']
    case 'railway':
      return ['Railway ticket']
    case 'suffer':
      return ['Parasites']
    default:
      return NO_CARDS
  }
}
