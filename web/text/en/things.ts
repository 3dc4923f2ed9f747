/** How the Fugitive's things, cards and foes are called. */
import type { Food, Item, Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import { foods, isFood } from '../../../src/games/siberian-manhunt/belongings.ts'
import { assistanceCards } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { type FugitiveName, fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { type GeneralName, generals } from '../../../src/games/siberian-manhunt/cards/generals.ts'
import {
  craftingCards,
  encounterCards,
  type ItemName,
  itemCard,
  urbanCards,
  wildernessCards,
} from '../../../src/games/siberian-manhunt/cards/items.ts'
import { fullText } from '../../../src/games/siberian-manhunt/cards/text.ts'
import type { AgentKind, AssistanceCard, Foe } from '../../../src/games/siberian-manhunt/game.ts'

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** What is left of an item: bullets, matches, uses, a full or an empty tank; nothing for one that lasts. */
export function usesText(card: ItemName, uses: number): string {
  const { uses: full, attack, summer } = itemCard(card)
  if (full === undefined) return ''
  if (summer !== undefined) return uses > 0 ? 'fuelled' : 'empty'
  if (attack !== undefined) return plural(uses, 'bullet')
  if (card === 'Matches') return `${uses} left`
  return full > 1 ? plural(uses, 'use') : ''
}
/** As printed; food is named as a portion. */
export const thingName = (thing: Thing): string =>
  isFood(thing) ? `${thing.slice(0, 1).toUpperCase()}${thing.slice(1)}` : thing
/** With what is left of it: "Pistol, 4 bullets". */
export function thingSaid(thing: Thing, uses: number): string {
  const left = isFood(thing) ? '' : usesText(thing, uses)
  return left === '' ? thingName(thing) : `${thingName(thing)}, ${left}`
}
export const itemSaid = ({ card, uses }: Item): string => thingSaid(card, uses)

/** "2 berries, 1 raw meat". */
export const foodSaid = (food: Food): string =>
  foods
    .filter(one => food[one] > 0)
    .map(one => `${food[one]} ${one}`)
    .join(', ')

/** "Knife, Rope", "2 Hide": each once. */
export function namesSaid(names: readonly string[]): string {
  return [...new Set(names)]
    .map(name => {
      const count = names.filter(one => one === name).length
      return count > 1 ? `${count} ${name}` : name
    })
    .join(', ')
}

export const foeName = (foe: Foe | AgentKind): string =>
  foe === 'KGB' ? 'KGB officer' : foe === 'Yakut' ? 'Yakut tracker' : foe

const allCards = { ...encounterCards, ...urbanCards, ...wildernessCards, ...craftingCards }
/** Every card of every deck by its name. */
export const cardName = (card: keyof typeof allCards | AssistanceCard): string => card
/** What a card of the Fugitive's decks does, with its numbers. */
export const cardText = (card: keyof typeof allCards): string => fullText(allCards[card])
export const cardSays = (card: keyof typeof allCards): string => allCards[card].says

/** What a card of the assistance deck does, and what it looks like. */
export const assistanceText = (card: AssistanceCard): string => fullText(assistanceCards[card])
export const assistanceSays = (card: AssistanceCard): string => assistanceCards[card].says

/** The same in few words, for a small card. */
export const assistanceShort: Readonly<Record<AssistanceCard, string>> = {
  Recruit: 'An officer in any town',
  'Weather Forecast': 'Storm: steps cost more, nothing flies',
  Checkpoints: 'Towns draw more tokens, one Loyal is enough',
  'Road Blocks': 'They cannot leave their town',
  'Helicopter Transport': 'An officer flies to a town and searches',
  'Search Parties': 'Searches all around one agent',
  'Aerial Search': 'Are they near a place you name?',
  Motorcycles: 'Summer: officers move further',
  Snowmobiles: 'Winter: officers move further, over ice too',
  Propaganda: 'Loyal tokens into the bag',
  'Form 27': 'Your cards cost more next turn',
  'Commission of Inspection': 'Less energy next turn',
  'Recall to Moscow': 'An officer leaves the map',
  'Fuel Quota': 'Nobody drives or flies next turn',
  'Price Decree': 'Silent tokens into the bag',
  'Question of Competence': 'The reserve is lost, the army waits',
}

export interface PersonWords {
  readonly name: string
  /** what it changes or starts with */
  readonly text: string
  /** what he or she is like */
  readonly says: string
}
const personWords = (card: { readonly name: string; readonly says: string; readonly text: string }): PersonWords => ({
  name: card.name,
  text: fullText(card),
  says: card.says,
})
/** The two who may be on the run. */
export const characters: Readonly<Record<FugitiveName, PersonWords>> = {
  MacKenzie: personWords(fugitiveCards.MacKenzie),
  Onosova: personWords(fugitiveCards.Onosova),
}
/** Who commands the Government. */
export const generalCards: Readonly<Record<GeneralName, PersonWords>> = {
  none: personWords(generals.none),
  Ivanov: personWords(generals.Ivanov),
  Zakharov: personWords(generals.Zakharov),
}
