/** Eating: meals, portions, raw meat and Parasites (6.16). */
import { type Food, foods, noFood } from './belongings.ts'
import { encounterCards } from './cards/items.ts'
import type { FoodName } from './cards/shapes.ts'
import { rowOf } from './drawing.ts'
import { gainEnergy } from './energy.ts'
import { choose, FUGITIVE, type Game, type Rule, tell } from './game.ts'
import { foodAtHand } from './inventory.ts'
import { values } from './values.ts'

const { meals, energy } = values.food

const left = (game: Game): readonly FoodName[] => foods.filter(food => foodAtHand(game, food) > 0)
/** 6.16.1: at most two meals in a turn. */
export const mayEat = (game: Game): boolean => game.fugitive.meals < meals
/** What a meal could begin with. */
export const foodsToEat = (game: Game): readonly FoodName[] => (mayEat(game) ? left(game) : [])

/** 6.16.1: a meal is any number of portions; each adds its energy. */
export function* eat(game: Game, first: FoodName): Rule<void> {
  const eaten = noFood()
  let food: FoodName | undefined = first
  while (food !== undefined) {
    swallow(game, food, eaten)
    food = yield* another(game)
  }
  const gained = foods.reduce((sum, one) => sum + eaten[one] * energy[one], 0)
  yield* tell({ type: 'meal', food: eaten, energy: gained })
  beginMeal(game)
  if (eaten['raw meat'] > 0) yield* catchParasites(game)
}
function* another(game: Game): Rule<FoodName | undefined> {
  const more = left(game)
  if (more.length === 0) return undefined
  const chosen = yield* choose(FUGITIVE, [...more.map(food => ({ type: 'eat', food }) as const), { type: 'end meal' }])
  return chosen.type === 'eat' ? chosen.food : undefined
}
function swallow({ fugitive }: Game, food: FoodName, eaten: Food): void {
  const store = fugitive.campsite.food[food] > 0 ? fugitive.campsite : fugitive.inventory
  store.food[food] -= 1
  eaten[food] += 1
  gainEnergy(fugitive, energy[food])
}

function beginMeal({ fugitive }: Game): void {
  fugitive.meals += 1
  fugitive.fed = true
}

/** 6.16.2: food that somebody offers is a meal, too; who has eaten twice meanwhile has no appetite left. */
export function* offeredMeal(game: Game, gained: number): Rule<void> {
  if (!mayEat(game)) return
  beginMeal(game)
  gainEnergy(game.fugitive, gained)
  yield* tell({ type: 'meal', food: noFood(), energy: gained })
}

/** 6.16.3: one Parasites card more in the Encounter deck for a meal with raw meat, as long as there is one. */
function* catchParasites(game: Game): Rule<void> {
  const row = rowOf(game.decks.encounters, 'Parasites')
  if (row.left >= encounterCards.Parasites.count) return
  row.left += 1
  yield* tell({ type: 'parasites', count: row.left })
}
