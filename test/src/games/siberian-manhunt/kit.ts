/** What the Fugitive of a test has at hand, and which cards its decks hold. */
import {
  type Food,
  type Item,
  newItem,
  noFood,
  type Store,
  type Worn,
} from '../../../../src/games/siberian-manhunt/belongings.ts'
import {
  type EncounterName,
  type ItemName,
  isUrban,
  isWilderness,
  type UrbanName,
  type WildernessName,
} from '../../../../src/games/siberian-manhunt/cards/items.ts'
import { type Deck, type Decks, rowOf, takeOut } from '../../../../src/games/siberian-manhunt/drawing.ts'
import type { Game } from '../../../../src/games/siberian-manhunt/game.ts'

/** A card as it is new, or with so many uses left. */
export type Carried = ItemName | readonly [ItemName, uses: number]
export interface Kit {
  readonly inventory?: readonly Carried[]
  readonly food?: Partial<Food>
  readonly campsite?: readonly Carried[]
  readonly campFood?: Partial<Food>
  readonly fire?: boolean
  readonly worn?: Partial<Worn>
  /** the card of this turn's encounter; nobody is met without it */
  readonly encounter?: EncounterName
  /** how many Parasites are in the Encounter deck */
  readonly parasites?: number
}

/** Everything at hand is missing from its deck. Until somebody is to be met the Encounter deck is empty. */
export function equip(game: Game, kit: Kit = {}): void {
  const { fugitive, decks } = game
  Object.assign(fugitive.inventory, storeOf(game, kit.inventory, kit.food))
  Object.assign(fugitive.campsite, storeOf(game, kit.campsite, kit.campFood), { fire: kit.fire ?? false })
  Object.assign(fugitive.worn, kit.worn)
  for (const card of Object.values(fugitive.worn)) if (card !== null) removed(decks, card)
  for (const row of decks.encounters) Object.assign(row, { left: 0, discarded: 0 })
  rowOf(decks.encounters, 'Parasites').left = kit.parasites ?? 0
  if (kit.encounter !== undefined) rowOf(decks.encounters, kit.encounter).left += 1
}
function storeOf(game: Game, items: readonly Carried[] = [], food: Partial<Food> = {}): Store {
  return { items: items.map(one => removed(game.decks, one)), food: { ...noFood(), ...food } }
}
function removed(decks: Decks, carried: Carried): Item {
  const [card, uses] = typeof carried === 'string' ? [carried, newItem(carried).uses] : carried
  const found = isUrban(card) ? takeOut(decks.urban, card) : !isWilderness(card) || takeOut(decks.wilderness, card)
  if (!found) throw new Error(`no ${card} is left for the Fugitive`)
  return { card, uses }
}

/** Which results of a joint roll draw these cards, in order; a card that nobody names is the first that is left. */
export function drawing(decks: Decks, name: keyof Decks, count: number, wanted: readonly string[]): readonly number[] {
  const deck: Deck<EncounterName | UrbanName | WildernessName> = structuredClone([...decks[name]])
  return Array.from({ length: count }, (_, i) => {
    if (deck.every(row => row.left === 0))
      for (const row of deck) Object.assign(row, { left: row.discarded, discarded: 0 })
    const index = deck.findIndex(row => row.left > 0 && (wanted[i] === undefined || row.card === wanted[i]))
    const row = deck[index]
    if (row === undefined) throw new Error(`no ${wanted[i]} is left to draw`)
    const before = deck.slice(0, index).reduce((sum, one) => sum + one.left, 0)
    row.left -= 1
    return before
  })
}
