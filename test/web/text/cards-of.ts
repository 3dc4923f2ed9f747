/** What a language other than English prints on the cards, with the numbers still open. */
import { cards as german } from '../../../web/text/de/cards.ts'
import type { CardName, CardWords } from '../../../web/text/printed.ts'
import { cards as russian } from '../../../web/text/ru/cards.ts'

const all: Readonly<Record<string, Readonly<Record<CardName, CardWords>>>> = { de: german, ru: russian }
export function cardsOf(language: string): Readonly<Record<CardName, CardWords>> {
  const cards = all[language]
  if (cards === undefined) throw new Error(`no cards in ${language}`)
  return cards
}
