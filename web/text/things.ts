/** How cards, things, food and foes are called, from the tables of a language: the counting is the same in all of them. */
import { type Food, foods, type Item, isFood, type Thing } from '../../src/games/siberian-manhunt/belongings.ts'
import type { ItemName } from '../../src/games/siberian-manhunt/cards/items.ts'
import { itemCard } from '../../src/games/siberian-manhunt/cards/items.ts'
import type { FoodName } from '../../src/games/siberian-manhunt/cards/shapes.ts'
import type { AgentKind, Foe } from '../../src/games/siberian-manhunt/game.ts'
import { type CardName, type CardWords, filled, isCardName, replyIndex } from './printed.ts'

/** What a language has to say. */
export interface ThingWords {
  readonly card: (name: CardName) => CardWords
  /** by themselves, with a capital letter */
  readonly foods: Readonly<Record<FoodName, string>>
  /** so many portions, in a list */
  readonly portions: (food: FoodName, n: number) => string
  readonly agents: Readonly<Record<AgentKind, string>>
  /** so many of the same */
  readonly several: (n: number, name: string) => string
  /** what is left of an item */
  readonly left: {
    readonly fuelled: string
    readonly empty: string
    readonly bullets: (n: number) => string
    readonly matches: (n: number) => string
    readonly uses: (n: number) => string
  }
}

export function thingsOf({ card: words, foods: foodNames, portions, agents, several, left }: ThingWords) {
  const cardName = (card: CardName): string => words(card).name
  const nameOf = (name: string): string => (isCardName(name) ? cardName(name) : name)
  const thingName = (thing: Thing): string => (isFood(thing) ? foodNames[thing] : cardName(thing))
  /** Bullets, matches, uses, a full or an empty tank; nothing for an item that lasts. */
  const usesText = (card: ItemName, uses: number): string => {
    const { uses: full, attack, summer } = itemCard(card)
    if (full === undefined) return ''
    if (summer !== undefined) return uses > 0 ? left.fuelled : left.empty
    if (attack !== undefined) return left.bullets(uses)
    if (card === 'Matches') return left.matches(uses)
    return full > 1 ? left.uses(uses) : ''
  }
  /** With what is left of it: "Pistol, 4 bullets". */
  const thingSaid = (thing: Thing, uses: number): string => {
    const rest = isFood(thing) ? '' : usesText(thing, uses)
    return rest === '' ? thingName(thing) : `${thingName(thing)}, ${rest}`
  }
  return {
    cardName,
    thingName,
    usesText,
    thingSaid,
    itemSaid: ({ card, uses }: Item): string => thingSaid(card, uses),
    /** What a card does, with its numbers. */
    cardText: (card: CardName): string => filled(card, words(card).text),
    /** What it looks like. */
    cardSays: (card: CardName): string => words(card).says,
    /** How one answers a person. */
    replySaid: (card: CardName, reply: string): string => words(card).replies?.[replyIndex(card, reply)] ?? reply,
    /** "2 berries, 1 raw meat". */
    foodSaid: (food: Food): string =>
      foods
        .filter(one => food[one] > 0)
        .map(one => portions(one, food[one]))
        .join(', '),
    /** "Knife, Rope", "2 Hide": each once. */
    namesSaid: (names: readonly string[]): string =>
      [...new Set(names)]
        .map(name => {
          const count = names.filter(one => one === name).length
          return count > 1 ? several(count, nameOf(name)) : nameOf(name)
        })
        .join(', '),
    foeName: (foe: Foe | AgentKind): string => (foe === 'KGB' || foe === 'Yakut' ? agents[foe] : cardName(foe)),
  }
}
