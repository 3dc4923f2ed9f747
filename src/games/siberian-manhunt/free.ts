/**
 * What the Fugitive may do at any time in the own turn, without energy and without it being an action: eat (6.16), take and
 * drop, put on and take off (6.15), fill a vehicle (6.17). Every decision in the own turn is asked through `decide`.
 */
import type { Chosen } from '../../../protocol/rules/index.ts'
import { isFood, newItem } from './belongings.ts'
import { isVehicle, itemCard } from './cards/items.ts'
import type { WornOn } from './cards/shapes.ts'
import {
  choose,
  chooseAmid,
  type DropOption,
  type EatOption,
  type FreeOption,
  FUGITIVE,
  type Game,
  type ManhuntOption,
  type RefuelOption,
  type Rule,
  type TakeOffOption,
  type TakeOption,
  type WearOption,
} from './game.ts'
import {
  cardsAtHand,
  countAtHand,
  freeSlots,
  itemAtHand,
  lose,
  roomWith,
  takeFrom,
  thingsIn,
  usedSlots,
  wornCards,
} from './inventory.ts'
import { eat, foodsToEat } from './meals.ts'
import { isWinter } from './seasons.ts'

/** Whatever the Fugitive decides: in the own turn, anything free may come first. Both lists are remade each time. */
export function decide<const O extends ManhuntOption>(game: Game, options: () => readonly O[]): Rule<Chosen<O>> {
  return game.phase === 'Fugitive'
    ? chooseAmid(
        FUGITIVE,
        options,
        () => freeActions(game),
        one => perform(game, one),
      )
    : choose(FUGITIVE, options())
}

export const freeActions = (game: Game): readonly FreeOption[] => [
  ...meals(game),
  ...takes(game),
  ...drops(game),
  ...wearings(game),
  ...takingsOff(game),
  ...refuellings(game),
]

function* perform(game: Game, one: FreeOption): Rule<void> {
  const { inventory, campsite, worn } = game.fugitive
  switch (one.type) {
    case 'eat':
      return yield* eat(game, one.food)
    case 'take':
    case 'drop': {
      const [from, to] = one.type === 'take' ? [campsite, inventory] : [inventory, campsite]
      takeFrom(from, one.thing, one.uses)
      if (isFood(one.thing)) to.food[one.thing] += 1
      else to.items.push({ card: one.thing, uses: one.uses })
      return
    }
    case 'wear':
      return putOn(game, one)
    case 'take off':
      worn[wornOn(one)] = null
      campsite.items.push(newItem(one.card))
      return
    case 'refuel': {
      yield* lose(game, 'Fuel', 0, 'used up')
      itemAtHand(game, one.card).uses = 1
      return
    }
  }
}

const meals = (game: Game): readonly EatOption[] => foodsToEat(game).map(food => ({ type: 'eat', food }))

function takes(game: Game): readonly TakeOption[] {
  const free = freeSlots(game)
  return thingsIn(game.fugitive.campsite)
    .filter(({ thing }) => slotsOf(thing) > 0 && slotsOf(thing) <= free)
    .map(({ thing, uses }) => ({ type: 'take', thing, uses }))
}
const slotsOf = (thing: TakeOption['thing']): number => (isFood(thing) ? 1 : itemCard(thing).slots)

const drops = (game: Game): readonly DropOption[] =>
  thingsIn(game.fugitive.inventory).map(({ thing, uses }) => ({ type: 'drop', thing, uses }))

// ---- worn things -----------------------------------------------------------------------------------------------

/** 6.15.3: gear at any time, as long as what is carried finds room; winter things in winter. */
function wearings(game: Game): readonly WearOption[] {
  const carried = usedSlots(game.fugitive.inventory)
  const cards = cardsAtHand(game, one => one.worn !== undefined && (one.season !== 'winter' || isWinter(game)))
  return cards
    .filter(card => itemCard(card).worn !== 'gear' || carried <= roomWith(card))
    .map(card => ({ type: 'wear', card }))
}
function takingsOff(game: Game): readonly TakeOffOption[] {
  const { worn, inventory } = game.fugitive
  return wornCards(worn)
    .filter(card => itemCard(card).worn !== 'gear' || usedSlots(inventory) <= roomWith(null))
    .map(card => ({ type: 'take off', card }))
}
function wornOn({ card }: WearOption | TakeOffOption): WornOn {
  const { worn } = itemCard(card)
  if (worn === undefined) throw new Error(`${card} is not worn`)
  return worn
}
function putOn(game: Game, one: WearOption): void {
  const { fugitive } = game
  const on = wornOn(one)
  const before = fugitive.worn[on]
  const item = itemAtHand(game, one.card)
  for (const store of [fugitive.campsite, fugitive.inventory]) store.items = store.items.filter(two => two !== item)
  fugitive.worn[on] = one.card
  if (before !== null) fugitive.campsite.items.push(newItem(before))
  if (on === 'body' && itemCard(one.card).warm === true) fugitive.warm = true
}

// ---- vehicles --------------------------------------------------------------------------------------------------

/** 6.17.4: a vehicle that is empty, while there is fuel. */
function refuellings(game: Game): readonly RefuelOption[] {
  if (countAtHand(game, 'Fuel') === 0) return []
  const empty = cardsAtHand(
    game,
    ({ summer, uses }, item) => summer !== undefined && uses !== undefined && item.uses === 0,
  )
  return empty.filter(isVehicle).map(card => ({ type: 'refuel', card }))
}
