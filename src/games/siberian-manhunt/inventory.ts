/** The Fugitive's things: slots, the campsite, what is worn, how things come and go (6.15). */
import {
  type Food,
  foods,
  type Item,
  isFood,
  newItem,
  noFood,
  type Store,
  type Thing,
  type Worn,
} from './belongings.ts'
import { type ItemName, isCrafting, isUrban, isWilderness, itemCard } from './cards/items.ts'
import type { FoodName, ItemData } from './cards/shapes.ts'
import { discard, takeOut } from './drawing.ts'
import { type FugitiveEvent, type Game, type Rule, tell } from './game.ts'
import { isWinter } from './seasons.ts'
import { values } from './values.ts'

const { pockets, slots } = values.inventory
type Loss = Extract<FugitiveEvent, { type: 'lost' }>['why']

// ---- slots -----------------------------------------------------------------------------------------------------

/** 6.15.1: four pockets, and what the gear that is worn opens, up to eight. */
export const roomWith = (gear: ItemName | null): number =>
  Math.min(slots, pockets + (gear === null ? 0 : (itemCard(gear).room ?? 0)))
const portions = (food: Food): number => foods.reduce((sum, one) => sum + food[one], 0)
/** 6.15.2: a slot for each portion of food, one or two for an item. */
export const usedSlots = ({ items, food }: Store): number =>
  items.reduce((sum, { card }) => sum + itemCard(card).slots, portions(food))
export const freeSlots = ({ fugitive }: Game): number => roomWith(fugitive.worn.gear) - usedSlots(fugitive.inventory)

// ---- looking things up -----------------------------------------------------------------------------------------

/** What lies at the campsite goes before what is carried: it would be left behind. */
const stores = ({ fugitive }: Game): readonly Store[] => [fugitive.campsite, fugitive.inventory]

/** Every item at hand, in the inventory and at the campsite. */
export const itemsAtHand = ({ fugitive: { campsite, inventory } }: Game): readonly Item[] => [
  ...campsite.items,
  ...inventory.items,
]
/** The cards at hand that this is true of, each once. */
export function cardsAtHand(game: Game, is: (card: ItemData, item: Item) => boolean): readonly ItemName[] {
  const found: ItemName[] = []
  for (const item of itemsAtHand(game))
    if (is(itemCard(item.card), item) && !found.includes(item.card)) found.push(item.card)
  return found
}
export const countAtHand = ({ fugitive: { campsite, inventory } }: Game, card: ItemName): number =>
  countIn(campsite.items, card) + countIn(inventory.items, card)
const countIn = (items: readonly Item[], card: ItemName): number =>
  items.reduce((sum, one) => (one.card === card ? sum + 1 : sum), 0)
export const foodAtHand = ({ fugitive }: Game, food: FoodName): number =>
  fugitive.inventory.food[food] + fugitive.campsite.food[food]

/** The item of that card that is used first: at the campsite before the inventory, the most used one of those. */
export function itemAtHand(game: Game, card: ItemName, is: (item: Item) => boolean = () => true): Item {
  for (const { items } of stores(game)) {
    const [first] = items.filter(one => one.card === card && is(one)).sort((a, b) => a.uses - b.uses)
    if (first !== undefined) return first
  }
  throw new Error(`no ${card} at hand`)
}

/** Each different thing of a store once, as options name it. */
export function thingsIn({ items, food }: Store): readonly { thing: Thing; uses: number }[] {
  const different = items.filter((one, i) => items.findIndex(two => same(one, two)) === i)
  return [
    ...different.map(({ card, uses }) => ({ thing: card, uses })),
    ...foods.filter(one => food[one] > 0).map(one => ({ thing: one, uses: 0 })),
  ]
}
const same = (a: Item, b: Item): boolean => a.card === b.card && a.uses === b.uses
/** The same of everything at hand. */
export const thingsAtHand = (game: Game): readonly { thing: Thing; uses: number }[] => {
  const all = stores(game).flatMap(thingsIn)
  return all.filter((one, i) => all.findIndex(two => two.thing === one.thing && two.uses === one.uses) === i)
}

// ---- coming ----------------------------------------------------------------------------------------------------

/** 6.15.6: things that now lie at the campsite: item cards from their decks, as long as there is one. */
export function* receive(game: Game, card: ItemName): Rule<void> {
  if (isUrban(card) ? !takeOut(game.decks.urban, card) : isWilderness(card) && !takeOut(game.decks.wilderness, card))
    return
  game.fugitive.campsite.items.push(newItem(card))
  yield* tell({ type: 'gained', thing: card, count: 1 })
}
/** 6.15.2: portions of food, as many as there are tokens; beside a fire raw meat is cooked at once (6.16.4). */
export function* receiveFood(game: Game, food: FoodName, wanted: number): Rule<void> {
  const count = Math.min(wanted, supplyOf(game, food))
  if (count <= 0) return
  game.fugitive.campsite.food[food] += count
  yield* tell({ type: 'gained', thing: food, count })
  yield* cook(game)
}
function supplyOf(game: Game, food: FoodName): number {
  const { supply } = values.food
  if (food === 'raw meat' || food === 'cooked meat')
    return supply.meat - foodAtHand(game, 'raw meat') - foodAtHand(game, 'cooked meat')
  return supply[food] - foodAtHand(game, food)
}
/** 6.16.4: all the raw meat, while a fire burns. */
export function* cook(game: Game): Rule<void> {
  const raw = foodAtHand(game, 'raw meat')
  if (!game.fugitive.campsite.fire || raw === 0) return
  for (const { food } of stores(game)) {
    food['cooked meat'] += food['raw meat']
    food['raw meat'] = 0
  }
  yield* tell({ type: 'cooked', portions: raw })
}

// ---- going -----------------------------------------------------------------------------------------------------

/** To the discards of its deck; a crafted card goes back beside the table and can be made again. */
export function discardItem(game: Game, card: ItemName): void {
  if (isUrban(card)) discard(game.decks.urban, card)
  else if (isWilderness(card)) discard(game.decks.wilderness, card)
  else if (!isCrafting(card)) throw new Error(`${card} has no deck`)
}
/** Takes such a thing out of a store, without putting it anywhere. */
export function takeFrom(store: Store, thing: Thing, uses: number): void {
  if (isFood(thing)) {
    store.food[thing] -= 1
    return
  }
  const index = store.items.findIndex(one => one.card === thing && one.uses === uses)
  if (index < 0) throw new Error(`no ${thing} there`)
  store.items.splice(index, 1)
}
/** A thing at hand that is gone: to the discards, or back to the supply of food. */
export function* lose(
  game: Game,
  thing: Thing,
  uses: number,
  why: Loss,
  from: 'at hand' | 'inventory' = 'at hand',
): Rule<void> {
  const store = (from === 'inventory' ? [game.fugitive.inventory] : stores(game)).find(({ items, food }) =>
    isFood(thing) ? food[thing] > 0 : items.some(one => one.card === thing && one.uses === uses),
  )
  if (store === undefined) throw new Error(`no ${thing} at hand`)
  takeFrom(store, thing, uses)
  if (!isFood(thing)) discardItem(game, thing)
  yield* tell({ type: 'lost', thing, count: 1, why })
}
/** One use less; an item without further uses is gone, but guns and vehicles can be filled again. */
export function* useUp(game: Game, item: Item): Rule<void> {
  item.uses -= 1
  const { attack, summer } = itemCard(item.card)
  if (item.uses === 0 && attack === undefined && summer === undefined)
    yield* lose(game, item.card, item.uses, 'used up')
}

/** 6.15.4: who moves on leaves the campsite, with everything but `kept`, and its fire goes out. */
export function* leaveCamp(game: Game, kept?: Item): Rule<void> {
  const { fugitive } = game
  const { items, food, fire } = fugitive.campsite
  const left = items.filter(one => one !== kept)
  fugitive.campsite = { items: kept === undefined ? [] : [kept], food: noFood(), fire: false }
  if (left.length === 0 && portions(food) === 0 && !fire) return
  for (const { card } of left) discardItem(game, card)
  yield* tell({ type: 'camp left', things: left.map(({ card }) => card), food, fire })
}

// ---- worn ------------------------------------------------------------------------------------------------------

/** What is worn of that sort has an effect: `true` of one card at least. */
export const wears = (game: Game, is: (card: ItemData) => boolean): boolean =>
  wornCards(game.fugitive.worn).some(card => is(itemCard(card)))
export const wornCards = (worn: Worn): readonly ItemName[] =>
  [worn.gear, worn.feet, worn.body].filter(card => card !== null)

/** 6.15.5: what is worn in winter only lies at the campsite when summer comes. */
export function* undressForSummer(game: Game): Rule<void> {
  const { worn, campsite } = game.fugitive
  for (const on of ['feet', 'body'] as const) {
    const card = worn[on]
    if (card === null || isWinter(game) || itemCard(card).season !== 'winter') continue
    worn[on] = null
    campsite.items.push(newItem(card))
    yield* tell({ type: 'taken off for summer', thing: card })
  }
}
