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

export class Tally {
  private readonly drawnCards = new Map<string, number>()
  private readonly playedCards = new Map<string, number>()

  drawn(card: string): number {
    return this.drawnCards.get(card) ?? 0
  }
  played(card: string): number {
    return this.playedCards.get(card) ?? 0
  }
  /** the cards that never came up, and those that never did anything */
  get missing(): { readonly undrawn: readonly string[]; readonly unplayed: readonly string[] } {
    return {
      undrawn: allCards.filter(card => this.drawn(card) === 0),
      unplayed: allCards.filter(card => this.played(card) === 0),
    }
  }

  told(event: Event): void {
    for (const card of drawnBy(event)) count(this.drawnCards, card)
    for (const card of playedBy(event)) count(this.playedCards, card)
  }
  chosen(option: ManhuntOption): void {
    for (const card of usedBy(option)) count(this.playedCards, card)
  }
}

const count = (cards: Map<string, number>, card: string): void => {
  cards.set(card, (cards.get(card) ?? 0) + 1)
}

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
      return []
  }
}
/** Cards that act by themselves: red ones, predators, and food, which is discarded for its portions. */
function playedBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'red card struck':
      return [event.card]
    case 'encounter':
      return isPredator(event.card) ? [event.card] : []
    case 'searched for things':
      return event.cards.filter(card => (isWilderness(card) ? wildernessCards[card] : urbanCards[card]).kind === 'food')
    default:
      return []
  }
}
function usedBy(option: ManhuntOption): readonly string[] {
  switch (option.type) {
    case 'buy':
      return option.put === 'use' ? [option.card] : []
    case 'play reserve':
    case 'follow':
    case 'fight':
    case 'hunt':
    case 'use':
    case 'wear':
    case 'ride':
      return [option.card]
    case 'strike':
      return option.weapon === null ? [] : [option.weapon]
    case 'craft':
      return [option.card, ...option.components]
    case 'refuel':
      return ['Fuel']
    case 'railway':
      return ['Railway ticket']
    case 'suffer':
      return ['Parasites']
    default:
      return []
  }
}
