/** What is worth carrying. */
import { foods, isFood, type Store, type Thing } from '../../../games/siberian-manhunt/belongings.ts'
import { itemCard } from '../../../games/siberian-manhunt/cards/items.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { freeSlots, thingsIn } from '../../../games/siberian-manhunt/inventory.ts'
import { because, type Thumb, worthiest } from '../advice.ts'
import { type FugitiveView, moves } from '../view.ts'

const WORTH: Readonly<Partial<Record<Thing, number>>> = {
  'canned food': 6,
  'cooked meat': 6,
  'raw meat': 3,
  berries: 4,
  'Winter clothes': 9,
  'Quilted jacket': 6,
  Skis: 7,
  Snowshoes: 8,
  Tent: 9,
  Pistol: 7,
  'Hunting rifle': 6,
  Axe: 6,
  Spear: 5,
  Bow: 4,
  Knife: 4,
  Matches: 7,
  'First Aid Kit': 7,
  Poultice: 6,
  'Medicinal herbs': 3,
  'Fishing tackle': 4,
  Snare: 3,
  'Railway ticket': 6,
  Vodka: 5,
  'Film canister': 5,
  Ammunition: 2,
  Fuel: 2,
  Rope: 3,
  Hide: 4,
  'Bast cord': 3,
  Canvas: 2,
  'Large stick': 2,
  'Small sticks': 2,
  'Dry grasses': 1,
  'Birch bark': 2,
  Flint: 1,
  'Worm cure': 1,
}
/** Things that one is enough of. */
const ONE_IS_ENOUGH: readonly Thing[] = ['Matches', 'Knife', 'Axe', 'Spear', 'Bow', 'Skis', 'Hide', 'Rope', 'Bast cord']

const SPARE = 0.5

/** How much somebody on the run wants this, one more of what they carry already. */
export const worthOf = ({ fugitive: { inventory } }: Game, thing: Thing): number =>
  ONE_IS_ENOUGH.includes(thing) && countOf(inventory, thing) > 0 ? SPARE : (WORTH[thing] ?? 0)
/** How much they would miss one that they carry. */
export const missed = ({ fugitive: { inventory } }: Game, thing: Thing): number =>
  ONE_IS_ENOUGH.includes(thing) && countOf(inventory, thing) > 1 ? SPARE : (WORTH[thing] ?? 0)
const countOf = ({ items }: Store, thing: Thing): number => items.filter(one => one.card === thing).length
const slotsOf = (thing: Thing): number => (isFood(thing) ? 1 : itemCard(thing).slots)

export const packs: Thumb<FugitiveView> = view => {
  const best = worthiest(moves(view, 'take'), ({ option }) => worthOf(view.run.state, option.thing))
  return because(best?.move, 'pack what helps')
}

/** Makes room for something at the campsite that is worth clearly more, if dropping what is worth less makes enough room. */
export const sorts: Thumb<FugitiveView> = view => {
  const { state } = view.run
  const free = freeSlots(state)
  for (const { thing } of thingsIn(state.fugitive.campsite)) {
    const slots = slotsOf(thing)
    if (slots === 0 || slots <= free) continue
    const poor = poorerThan(state, worthOf(state, thing) - 1)
    const drops = moves(view, 'drop').filter(({ option }) => poor.some(one => one === option.thing))
    if (free + poor.reduce((sum, one) => sum + slotsOf(one), 0) < slots) continue
    const least = worthiest(drops, ({ option }) => 10 - missed(state, option.thing))
    if (least !== undefined) return because(least.move, 'pack what helps')
  }
  return undefined
}
/** What they carry and would not miss that much, one after the other: of two that one is enough of, one. */
function poorerThan(game: Game, worth: number): readonly Thing[] {
  const { inventory } = game.fugitive
  const carried: readonly Thing[] = [
    ...inventory.items.map(one => one.card),
    ...foods.flatMap(one => Array.from({ length: inventory.food[one] }, () => one)),
  ]
  return carried.filter((thing, i) => {
    const spare = ONE_IS_ENOUGH.includes(thing) && carried.indexOf(thing) < i
    return (spare ? SPARE : (WORTH[thing] ?? 0)) < worth
  })
}
/** What is given away, or lost, with the least regret. */
export const givesLeast: Thumb<FugitiveView> = view => {
  const least = worthiest(moves(view, 'give'), ({ option }) => 10 - missed(view.run.state, option.thing))
  return because(least?.move, 'give the least')
}
