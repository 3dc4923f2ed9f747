/** Using items for what they say (6.13). */
import { addTokens } from './bag.ts'
import { type ItemName, itemCard } from './cards/items.ts'
import { ownDie } from './dice.ts'
import { rowOf } from './drawing.ts'
import { character, heal } from './energy.ts'
import { choose, FUGITIVE, type Game, type Rule, tell, type UseOption } from './game.ts'
import { cardsAtHand, itemAtHand, itemsAtHand, receiveFood, useUp } from './inventory.ts'
import { values } from './values.ts'

type Used = UseOption['card']
interface Effect {
  /** whether it would change anything */
  readonly useful: (game: Game) => boolean
  readonly use: (game: Game) => Rule<void>
}

/** Bandages and what else heals. */
const healing = (card: Used): Effect => ({
  useful: game => game.fugitive.hp < character(game).hp,
  use: game => heal(game, itemCard(card).hp ?? 0),
})
/** What makes friends. */
const friendly = (card: Used): Effect => ({
  useful: game => game.bag.silent < values.bag.supply,
  use: game => addTokens(game, 'silent', itemCard(card).silent ?? 0),
})
/** What catches fish or hares. */
const catching = (card: Used): Effect => ({
  useful: () => true,
  *use(game) {
    const die = yield* ownDie(game, 'catch')
    yield* tell({ type: 'rolled', why: 'catch', die })
    const { one = 7, two = 7 } = itemCard(card)
    yield* receiveFood(game, 'raw meat', die >= two ? 2 : die >= one ? 1 : 0)
  },
})

const effects: Readonly<Record<Used, Effect>> = {
  'First Aid Kit': healing('First Aid Kit'),
  'Medicinal herbs': healing('Medicinal herbs'),
  Poultice: healing('Poultice'),
  Vodka: friendly('Vodka'),
  'Film canister': friendly('Film canister'),
  'Fishing tackle': catching('Fishing tackle'),
  Snare: catching('Snare'),
  Ammunition: { useful: game => unloaded(game).length > 0, use: load },
  'Worm cure': { useful: game => rowOf(game.decks.encounters, 'Parasites').left > 0, use: cure },
}
const isUsed = (card: ItemName): card is Used => card in effects

/** 6.13.1: the items at hand that can be used here and now and would change anything. */
export function uses(game: Game): readonly UseOption[] {
  const { inTown, spent } = game.fugitive
  const cards = cardsAtHand(
    game,
    ({ energy, where }) => energy !== undefined && (where === undefined || (where === 'town') === inTown),
  )
  return cards
    .filter(isUsed)
    .filter(card => !spent.includes(card) && effects[card].useful(game))
    .map(card => ({ type: 'use', card, cost: itemCard(card).energy ?? 0 }))
}

/** 6.13.1: its effect, then one use less. */
export function* useItem(game: Game, { card }: UseOption): Rule<void> {
  const { uses, oncePerTurn } = itemCard(card)
  if (oncePerTurn === true) game.fugitive.spent.push(card)
  yield* effects[card].use(game)
  if (uses !== undefined) yield* useUp(game, itemAtHand(game, card))
}

// ---- ammunition ------------------------------------------------------------------------------------------------

/** Guns with fewer bullets than they hold. */
function unloaded(game: Game) {
  const guns = itemsAtHand(game).filter(({ card, uses }) => {
    const { attack, uses: full } = itemCard(card)
    return attack !== undefined && full !== undefined && uses < full
  })
  return guns.filter((one, i) => guns.findIndex(two => two.card === one.card && two.uses === one.uses) === i)
}
function* load(game: Game): Rule<void> {
  const guns = unloaded(game)
  const options = guns.map(({ card, uses }) => ({ type: 'load', card, uses }) as const)
  const chosen = options.length > 1 ? yield* choose(FUGITIVE, options) : options[0]
  if (chosen === undefined) return
  itemAtHand(game, chosen.card, one => one.uses === chosen.uses).uses = itemCard(chosen.card).uses ?? 0
}

// ---- a cure ----------------------------------------------------------------------------------------------------

/** 6.16.3: the Parasites leave the deck again. */
function* cure(game: Game): Rule<void> {
  rowOf(game.decks.encounters, 'Parasites').left = 0
  yield* tell({ type: 'parasites', count: 0 })
}
