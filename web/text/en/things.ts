/** How cards, things, food and foes are called: cards as the rules print them. */
import { type FugitiveName, fugitiveCards } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import { type GeneralName, generals } from '../../../src/games/siberian-manhunt/cards/generals.ts'
import { fullText } from '../../../src/games/siberian-manhunt/cards/text.ts'
import type { AssistanceCard } from '../../../src/games/siberian-manhunt/game.ts'
import { type CardName, type CardWords, printed } from '../printed.ts'
import type { PersonWords } from '../shapes.ts'
import { thingsOf } from '../things.ts'

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

const wordsOf = (name: CardName): CardWords => {
  const card = printed[name]
  const { text, says } = card
  return 'replies' in card
    ? { name, text, says, replies: Object.values(card.replies).map(reply => reply.says) }
    : { name, text, says }
}

export const {
  cardName,
  thingName,
  usesText,
  thingSaid,
  itemSaid,
  cardText,
  cardSays,
  replySaid,
  foodSaid,
  namesSaid,
  foeName,
} = thingsOf({
  card: wordsOf,
  foods: { 'canned food': 'Canned food', 'raw meat': 'Raw meat', 'cooked meat': 'Cooked meat', berries: 'Berries' },
  portions: (food, n) => `${n} ${food}`,
  agents: { KGB: 'KGB officer', Yakut: 'Yakut tracker' },
  several: (n, name) => `${n} ${name}`,
  left: {
    fuelled: 'fuelled',
    empty: 'empty',
    bullets: n => plural(n, 'bullet'),
    matches: n => `${n} left`,
    uses: n => plural(n, 'use'),
  },
})

/** The same in few words, for a small card. */
export const assistanceShort: Readonly<Record<AssistanceCard, string>> = {
  Recruit: 'An officer in any town',
  'Weather Forecast': 'Storm: dear steps, no flights',
  Checkpoints: 'Towns: more tokens, one Loyal is enough',
  'Road Blocks': 'They cannot leave their town',
  'Helicopter Transport': 'An officer flies to a town',
  'Search Parties': 'Searches all around one agent',
  'Aerial Search': 'Are they near a place you name?',
  Motorcycles: 'Summer: officers move further',
  Snowmobiles: 'Winter: officers move further, over ice too',
  Propaganda: 'Loyal tokens, and the counter goes back',
  'Form 27': 'Your cards cost more next turn',
  'Commission of Inspection': 'Less energy next turn',
  'Recall to Moscow': 'An officer goes home',
  'Fuel Quota': 'Nobody drives or flies next turn',
  'Price Decree': 'Silent tokens into the bag',
  'Question of Competence': 'No reserve, the army waits',
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
