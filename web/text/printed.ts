/** Every card of every deck by its name, with the numbers that stand in its text; names and sentences are each language's. */
import { assistanceCards } from '../../src/games/siberian-manhunt/cards/assistance.ts'
import {
  craftingCards,
  encounterCards,
  urbanCards,
  wildernessCards,
} from '../../src/games/siberian-manhunt/cards/items.ts'
import { fullText } from '../../src/games/siberian-manhunt/cards/text.ts'

export const printed = {
  ...encounterCards,
  ...urbanCards,
  ...wildernessCards,
  ...craftingCards,
  ...assistanceCards,
} as const
export type CardName = keyof typeof printed
/** Who and what is met. */
export type MetName = keyof typeof encounterCards
/** What is found or made, prey included. */
export type FoundName = keyof typeof urbanCards | keyof typeof wildernessCards | keyof typeof craftingCards

/** What a language prints on a card. `{…}` in the text stands for the card's own number of that name. */
export interface CardWords {
  readonly name: string
  /** what it does */
  readonly text: string
  /** what it looks like, or what the person is like */
  readonly says: string
  /** of a person: what one can answer, in the order in which the card offers it */
  readonly replies?: readonly string[]
}

/** A card's text with its own numbers. */
export const filled = (card: CardName, text: string): string => fullText({ ...printed[card], text })

/** Which of a card's replies this is, from 0; −1 for none. */
export function replyIndex(card: CardName, reply: string): number {
  const data = printed[card]
  return 'replies' in data ? Object.keys(data.replies).indexOf(reply) : -1
}

export const isCardName = (name: string): name is CardName => Object.hasOwn(printed, name)
