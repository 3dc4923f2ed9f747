/** Staying alive: food, clothes, fire, wounds, things. Rules of thumb for whoever is on the run. */
import { fugitiveCards } from '../../../games/siberian-manhunt/cards/characters.ts'
import { type ItemName, itemCard } from '../../../games/siberian-manhunt/cards/items.ts'
import type { FoodName } from '../../../games/siberian-manhunt/cards/shapes.ts'
import { rowOf } from '../../../games/siberian-manhunt/drawing.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { countAtHand, foodAtHand, wears } from '../../../games/siberian-manhunt/inventory.ts'
import { isWinter } from '../../../games/siberian-manhunt/seasons.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { because, type Thumb, worthiest } from '../advice.ts'
import { bestWeapon } from '../odds.ts'
import { type FugitiveView, moves } from '../view.ts'
import { missed, worthOf } from './things.ts'

const { seasons, food, fugitive: limits } = values
type Look = Thumb<FugitiveView>

/** Rounds until the marker leaves this quarter, this one included. */
const roundsLeft = ({ round }: Game): number => seasons.quarter - ((round - 1) % seasons.quarter)
/** What is eaten first: what weighs most for what it gives. Raw meat only where nothing else is left. */
const COURSES: readonly FoodName[] = ['berries', 'cooked meat', 'canned food', 'raw meat']
export const portions = (game: Game): number => COURSES.reduce((sum, one) => sum + foodAtHand(game, one), 0)
const gain = (game: Game, one: FoodName): number => Math.min(food.energy[one], limits.energyMax - game.fugitive.energy)

/** Portions that are not kept against hunger. */
const spare = (game: Game): number => portions(game) - (game.fugitive.fed ? 1 : 0)
/** Energy that can still be had in this turn by eating, the portions that are kept left out. */
export function energyFromFood(game: Game): number {
  if (game.fugitive.meals >= food.meals) return 0
  let left = Math.max(0, spare(game))
  let energy = 0
  for (const one of COURSES) {
    const eaten = Math.min(left, foodAtHand(game, one))
    left -= eaten
    energy += eaten * food.energy[one]
  }
  return energy
}

/** Eats when hunger would strike otherwise, and when energy is low and nothing is wasted. The last portion is for hunger. */
export const eats: Look = view => {
  const { state } = view.run
  const { energy, fed } = state.fugitive
  const offered = moves(view, 'eat')
  const course = worthiest(offered, ({ option }) => 9 - COURSES.indexOf(option.food))?.move
  if (course === undefined) return undefined
  const enough = moves(view, 'end meal')[0]
  const hungry = !fed && roundsLeft(state) === 1 && enough === undefined
  if (hungry) return because(course, 'eat before hunger strikes', { portions: portions(state) })
  const spare = portions(state) > (fed || enough !== undefined ? 1 : 0)
  const useful = energy <= 2 && gain(state, course.option.food) === food.energy[course.option.food]
  const perishing = state.fugitive.campsite.food[course.option.food] > 0 && gain(state, course.option.food) > 0
  if (useful && (spare || perishing)) return because(course, 'eat to go further', { energy })
  return because(enough, 'enough eaten')
}

export const dresses: Look = view => {
  const { worn } = view.run.state.fugitive
  const room = worn.gear === null ? 0 : (itemCard(worn.gear).room ?? 0)
  const best = worthiest(moves(view, 'wear'), ({ option: { card } }) => {
    const { worn: on, room: more = 0, recovery = 0 } = itemCard(card)
    if (on === undefined) return 0
    if (on === 'gear') return more - room
    const now = worn[on]
    return now === null ? 1 : recovery - (itemCard(now).recovery ?? 0)
  })
  return because(best?.move, 'put on what helps')
}

export const refuels: Look = view => because(moves(view, 'refuel')[0], 'fill the tank')

// ---- warmth and crafts -----------------------------------------------------------------------------------------

const warmClothes = (game: Game): boolean => wears(game, card => card.warm === true)
/** A fire, when the quarter would end in the cold, or with meat to cook. */
export const warms: Look = view => {
  const { state } = view.run
  const { energy, warm, campsite } = state.fugitive
  if (campsite.fire || energy < 1) return undefined
  const cold = isWinter(state) && !warm && !warmClothes(state) && roundsLeft(state) === 1
  const raw = foodAtHand(state, 'raw meat')
  if (!cold && raw < 2) return undefined
  const fires = moves(view, 'craft').filter(({ option }) => option.card === 'Fire')
  const cheapest = worthiest(fires, ({ option: { components } }) => {
    const [fuel = 'Fuel'] = components
    return 9 - worthOf(state, fuel)
  })
  return because(cheapest?.move, 'keep the cold out', { portions: raw })
}

const MADE: Readonly<Partial<Record<ItemName, number>>> = {
  'Winter clothes': 9,
  Snowshoes: 6,
  Satchel: 7,
  Tent: 10,
  Spear: 4,
  Poultice: 3,
  Bow: 2.5,
  Snare: 2,
}
/** Whether one more thing of that sort would be of no use. */
function needless(game: Game, card: ItemName): boolean {
  const { feet, gear } = game.fugitive.worn
  switch (card) {
    case 'Snowshoes':
      return feet !== null || countAtHand(game, 'Skis') > 0
    case 'Satchel':
      return gear !== null
    case 'Spear':
      return bestWeapon(game) >= (itemCard('Spear').attack ?? 0)
    case 'Bow':
      return bestWeapon(game, 'ranged') > 0
    case 'Snare':
      return countAtHand(game, 'Fishing tackle') > 0
    default:
      return false
  }
}
/** Makes what is of use for the rest of the way, out of what is missed least. */
export const crafts: Look = view => {
  const { state } = view.run
  if (state.fugitive.energy < 1) return undefined
  const best = worthiest(moves(view, 'craft'), ({ option: { card, components } }) => {
    const made = MADE[card]
    if (made === undefined || needless(state, card)) return 0
    return 1 + made - components.reduce((sum, one) => sum + missed(state, one), 0) / 10
  })
  return because(best?.move, 'make what helps', { energy: 1 })
}

// ---- wounds ----------------------------------------------------------------------------------------------------

export const fullHp = ({ fugitive }: Game): number => fugitiveCards[fugitive.name].hp
export const heals: Look = view => {
  const { state } = view.run
  const { hp } = state.fugitive
  const best = worthiest(moves(view, 'use'), ({ option: { card } }) => {
    const restored = Math.min(itemCard(card).hp ?? 0, fullHp(state) - hp)
    return hp <= 3 ? restored : restored >= 2 && hp <= fullHp(state) - 2 ? restored - 1 : 0
  })
  return because(best?.move, 'heal', { hp })
}
/** Whoever has something for it makes friends in a town before going on: it is the next town that they are good for. */
export const befriends: Look = view => {
  const { energy, inTown } = view.run.state.fugitive
  if (!inTown || energy < FRESH) return undefined
  return because(
    moves(view, 'use').find(({ option }) => PRESENTS.includes(option.card)),
    'make friends',
  )
}
/** The energy of somebody who has slept in a bed, nearly. */
const FRESH = 4
const PRESENTS: readonly ItemName[] = ['Vodka', 'Film canister']

/** Fish and hares, friends in towns, a loaded gun: what an energy that is left can be used for. */
export const uses: Look = view => {
  const { state } = view.run
  const { energy, inTown } = state.fugitive
  const best = worthiest(moves(view, 'use'), ({ option: { card, cost } }) => {
    if (cost > energy) return 0
    if (PRESENTS.includes(card)) return inTown ? 3 : 0
    if (card === 'Ammunition') return 2
    if (CATCHING.includes(card)) return energy >= 3 ? 1 : 0
    // in a town the energy is for nothing
    if (card === 'Worm cure') return inTown || parasites(state) > 1 ? 1.5 : 0
    return 0
  })
  return because(
    best?.move,
    best?.move.option.card === 'Ammunition' ? 'use what helps' : usedFor(best?.move.option.card),
  )
}
/** Parasites in the deck, which is public. */
const parasites = ({ decks }: Game): number => rowOf(decks.encounters, 'Parasites').left
const CATCHING: readonly ItemName[] = ['Fishing tackle', 'Snare']
/** Fish and hares for whoever has nothing to eat. */
export const catches: Look = view => {
  const { state } = view.run
  if (state.fugitive.energy < 1 || portions(state) > 0) return undefined
  const caught = moves(view, 'use').find(({ option: { card } }) => CATCHING.includes(card))
  return because(caught, 'search for food', { portions: 0 })
}
const usedFor = (card: ItemName | undefined) =>
  card !== undefined && PRESENTS.includes(card) ? 'make friends' : 'use what helps'
