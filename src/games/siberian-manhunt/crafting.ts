/** Crafting: components become one of the ten cards beside the table (6.14). */
import { newItem } from './belongings.ts'
import { type CraftingName, craftingCards, type ItemName, isCrafting, isItem, itemCard } from './cards/items.ts'
import { detectionCheck } from './detection.ts'
import type { CraftOption, Game, Rule } from './game.ts'
import { tell } from './game.ts'
import { cardsAtHand, cook, countAtHand, itemAtHand, itemsAtHand, lose, useUp, wornCards } from './inventory.ts'
import { values } from './values.ts'

const cost = values.costs.craft

/** One of each group makes the card. */
type Groups = readonly (readonly ItemName[])[]
/** How many of a card there are, at hand or among components. */
type Count = (card: ItemName) => number
const recipes: readonly { readonly card: CraftingName; readonly made: 'fire' | Groups }[] = Object.keys(craftingCards)
  .filter(isCrafting)
  .flatMap(card => {
    const data = craftingCards[card]
    if (!('made' in data)) return []
    const { made } = data
    return [{ card, made: made === 'fire' ? made : made.map(group => [...group].filter(isItem)) }]
  })

/** 6.14.2: each card exists once: while it is in play it cannot be made again. */
function inPlay(game: Game, card: CraftingName): boolean {
  if (card === 'Fire') return game.fugitive.campsite.fire
  return countAtHand(game, card) > 0 || wornCards(game.fugitive.worn).includes(card)
}

/** 6.14.1: every card that can be made of what is at hand, once for each choice of components. */
export function crafts(game: Game): readonly CraftOption[] {
  const items = itemsAtHand(game).map(({ card }) => card)
  if (items.length === 0) return []
  return recipes.flatMap(({ card, made }) => {
    const ways = made === 'fire' ? fires(game) : combinations(made, countIn(items))
    if (ways.length === 0 || inPlay(game, card)) return []
    return ways.map(components => ({ type: 'craft' as const, card, components, cost }))
  })
}
const countIn =
  (cards: readonly ItemName[]): Count =>
  card =>
    cards.reduce((sum, one) => (one === card ? sum + 1 : sum), 0)
/** One of each group, no more of a card than there are. */
function combinations(groups: Groups, atHand: Count): readonly (readonly ItemName[])[] {
  if (!groups.every(group => group.some(card => atHand(card) > 0))) return []
  return groups
    .reduce<readonly (readonly ItemName[])[]>(
      (begun, group) => begun.flatMap(all => group.map(card => [...all, card])),
      [[]],
    )
    .filter(all => all.every(card => countIn(all)(card) <= atHand(card)))
}

/** 6.14.3: something that burns, and something that lights it. */
function fires(game: Game): readonly (readonly ItemName[])[] {
  const lighters = cardsAtHand(game, card => card.lights !== undefined)
  if (lighters.length === 0) return []
  const fuels = cardsAtHand(game, card => card.burns !== undefined)
  return fuels.flatMap(fuel => lighters.filter(one => catches(fuel, one)).map(lighter => [fuel, lighter]))
}
const catches = (fuel: ItemName, lighter: ItemName): boolean =>
  itemCard(lighter).lights === 'anything' || itemCard(fuel).burns === 'tinder'

/** 6.14.1: the components are discarded, and what was made lies at the campsite. */
export function* craft(game: Game, { card, components }: CraftOption): Rule<void> {
  if (card === 'Fire') return yield* makeFire(game, components)
  for (const one of components) yield* lose(game, one, itemAtHand(game, one).uses, 'used up')
  game.fugitive.campsite.items.push(newItem(card))
  yield* tell({ type: 'crafted', card })
}
/** 6.14.3: one match less, and one detection check: smoke is seen for miles. */
function* makeFire(game: Game, [fuel, lighter]: readonly ItemName[]): Rule<void> {
  if (fuel === undefined || lighter === undefined) throw new Error('a fire needs two things')
  yield* lose(game, fuel, 0, 'used up')
  if (itemCard(lighter).uses !== undefined) yield* useUp(game, itemAtHand(game, lighter))
  game.fugitive.campsite.fire = true
  game.fugitive.warm = true
  yield* tell({ type: 'crafted', card: 'Fire' })
  yield* cook(game)
  yield* detectionCheck(game, craftingCards.Fire.check)
}
