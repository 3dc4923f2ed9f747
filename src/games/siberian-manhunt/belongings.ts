/** What the Fugitive has: inventory, campsite, worn things (6.15). */
import type { ItemName } from './cards/items.ts'
import { itemCard } from './cards/items.ts'
import type { FoodName, WornOn } from './cards/shapes.ts'

/** An item card in play. */
export interface Item {
  card: ItemName
  /** uses, bullets, matches or fillings left; 0 where the card has none */
  uses: number
}
/** Portions by sort. */
export type Food = Record<FoodName, number>
export interface Store {
  items: Item[]
  food: Food
}
export interface Campsite extends Store {
  fire: boolean
}
export type Worn = Record<WornOn, ItemName | null>
/** An item by its card, or a portion of food. */
export type Thing = ItemName | FoodName

export const foods: readonly FoodName[] = ['canned food', 'raw meat', 'cooked meat', 'berries']
export const isFood = (thing: Thing): thing is FoodName => foods.some(one => one === thing)
export const noFood = (): Food => ({ 'canned food': 0, 'raw meat': 0, 'cooked meat': 0, berries: 0 })
export const newItem = (card: ItemName): Item => ({ card, uses: itemCard(card).uses ?? 0 })
