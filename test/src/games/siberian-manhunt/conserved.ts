/** Cards and portions of the Fugitive: none is lost, none comes from nowhere, everything has its slot. */
import { foods, type Store } from '../../../../src/games/siberian-manhunt/belongings.ts'
import {
  craftingCards,
  encounterCards,
  type ItemName,
  itemCard,
  urbanCards,
  wildernessCards,
} from '../../../../src/games/siberian-manhunt/cards/items.ts'
import type { Game } from '../../../../src/games/siberian-manhunt/game.ts'
import { roomWith, usedSlots, wornCards } from '../../../../src/games/siberian-manhunt/inventory.ts'

type Printed = Readonly<Record<string, { readonly count: number }>>
type Deck = readonly { readonly card: string; readonly left: number; readonly discarded: number }[]

/** Throws with the first thing that is wrong. `resolving`: cards that are just now on the table, in no pile. */
export function checkThings(game: Game): void {
  const { fugitive, decks, encounter } = game
  const stores: readonly Store[] = [fugitive.inventory, fugitive.campsite]
  const held: readonly ItemName[] = [
    ...stores.flatMap(({ items }) => items.map(({ card }) => card)),
    ...wornCards(fugitive.worn),
  ]
  checkDeck('urban', urbanCards, decks.urban, held)
  checkDeck('wilderness', wildernessCards, decks.wilderness, held)
  const { Parasites, ...others } = encounterCards
  checkDeck(
    'encounters',
    others,
    decks.encounters.filter(row => row.card !== 'Parasites'),
    encounter === null ? [] : [encounter],
  )
  const parasites = decks.encounters.find(row => row.card === 'Parasites')
  if (parasites === undefined || parasites.left > Parasites.count || parasites.discarded > 0)
    throw new Error('Parasites astray')
  for (const card of Object.keys(craftingCards)) {
    if (held.filter(one => one === card).length > 1) throw new Error(`${card} twice`)
  }
  if (usedSlots(fugitive.inventory) > roomWith(fugitive.worn.gear)) throw new Error('more than the slots hold')
  for (const { items } of stores) for (const { card, uses } of items) checkUses(card, uses)
  checkFood(stores)
  if (fugitive.meals > 2) throw new Error(`${fugitive.meals} meals`)
}

function checkDeck(name: string, printed: Printed, deck: Deck, held: readonly string[]): void {
  for (const [card, { count }] of Object.entries(printed)) {
    const row = deck.find(one => one.card === card)
    if (row === undefined || row.left < 0 || row.discarded < 0) throw new Error(`${name}: ${card} has no row`)
    const found = row.left + row.discarded + held.filter(one => one === card).length
    if (found !== count) throw new Error(`${name}: ${found} of ${card} instead of ${count}`)
  }
}
function checkUses(card: ItemName, uses: number): void {
  const most = itemCard(card).uses ?? 0
  if (!Number.isInteger(uses) || uses < 0 || uses > most) throw new Error(`${card} with ${uses} uses`)
}
function checkFood(stores: readonly Store[]): void {
  const count = (...kinds: readonly (typeof foods)[number][]) =>
    stores.reduce((sum, { food }) => sum + kinds.reduce((some, one) => some + food[one], 0), 0)
  for (const one of foods) if (stores.some(({ food }) => food[one] < 0)) throw new Error(`${one} below 0`)
  if (count('canned food') > 8 || count('berries') > 8 || count('raw meat', 'cooked meat') > 10)
    throw new Error('more food than there are tokens')
}
