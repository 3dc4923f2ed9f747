/** The crafting guide: what each card is made of, what of it is at hand, what is missing. */
import { craftingCards } from '../../../src/games/siberian-manhunt/cards/crafting.ts'
import {
  type CraftingName,
  type ItemName,
  isCrafting,
  isItem,
  itemCard,
} from '../../../src/games/siberian-manhunt/cards/items.ts'
import { crafts } from '../../../src/games/siberian-manhunt/crafting.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { cardsAtHand, countAtHand, wornCards } from '../../../src/games/siberian-manhunt/inventory.ts'
import { words } from '../../text/index.ts'

export interface Component {
  /** one card, or those that can stand in for each other */
  readonly says: string
  readonly there: boolean
}
export interface Recipe {
  readonly card: CraftingName
  readonly components: readonly Component[]
  /** `made`: it exists already, and there is only one */
  readonly state: 'ready' | 'missing' | 'made'
}

/** Every card that can be made, ready ones first, then those with little missing. Public like all of the Fugitive's things. */
export function recipes(game: Game): readonly Recipe[] {
  const possible = new Set(crafts(game).map(({ card }) => card))
  const all = Object.keys(craftingCards)
    .filter(isCrafting)
    .flatMap(card => recipe(game, card, possible))
  return [...all].sort((a, b) => order(a) - order(b))
}
export const missing = ({ components }: Recipe): number => components.filter(({ there }) => !there).length
const order = (one: Recipe): number => (one.state === 'ready' ? -1 : one.state === 'made' ? 99 : missing(one))

function recipe(game: Game, card: CraftingName, possible: ReadonlySet<CraftingName>): readonly Recipe[] {
  const data = craftingCards[card]
  if (!('made' in data)) return []
  const components = data.made === 'fire' ? fire(game) : data.made.map(group => component(game, group))
  const state = isMade(game, card) ? 'made' : possible.has(card) ? 'ready' : 'missing'
  return [{ card, components, state }]
}
function isMade(game: Game, card: CraftingName): boolean {
  if (card === 'Fire') return game.fugitive.campsite.fire
  return countAtHand(game, card) > 0 || wornCards(game.fugitive.worn).includes(card)
}

/** What is there of a group is named; otherwise all that would do. */
function component(game: Game, group: readonly string[]): Component {
  const cards = group.filter(isItem)
  const there = cards.filter(card => countAtHand(game, card) > 0)
  return { says: (there.length > 0 ? there : cards).map(words.cardName).join(words.camp.or), there: there.length > 0 }
}
function fire(game: Game): readonly Component[] {
  const named = (cards: readonly ItemName[], otherwise: string): Component => ({
    says: cards.length > 0 ? cards.map(words.cardName).join(words.camp.or) : otherwise,
    there: cards.length > 0,
  })
  const lighters = cardsAtHand(game, card => card.lights !== undefined)
  const fuels = cardsAtHand(game, card => card.burns !== undefined)
  const anything = lighters.some(card => itemCard(card).lights === 'anything')
  const good = lighters.length === 0 || anything ? fuels : fuels.filter(card => itemCard(card).burns === 'tinder')
  return [named(good, words.camp.fuel), named(lighters, words.camp.lighter)]
}
