/** What can be done with a card now: each way with its act, or with the reason why not. */
import { isFood, type Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import { isRed } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { type ItemName, isVehicle, itemCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import { canPay } from '../../../src/games/siberian-manhunt/energy.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { freeSlots } from '../../../src/games/siberian-manhunt/inventory.ts'
import { isWinter } from '../../../src/games/siberian-manhunt/seasons.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import type { ShownOption, Table } from '../../app/view.ts'
import { type Catalogue, words } from '../../text/index.ts'
import type { CardWay } from '../../text/shapes.ts'
import type { Act } from './acts.ts'
import type { CardRef } from './card-ref.ts'
import { missing, recipes } from './crafting.ts'
import { buyPrice, priceOf } from './prices.ts'

export type Way =
  | { readonly way: CardWay; readonly act: Act }
  | { readonly way: CardWay; readonly why: CardReason; readonly price: number | undefined }

type Whys = Catalogue['cards']['why']
/** Why it cannot be done now; `short` is how much is missing. */
export type CardReason =
  | { readonly type: 'energy' | 'slots' | 'components'; readonly short: number }
  | { readonly type: Exclude<keyof Whys, 'energy' | 'slots' | 'components'> }

export const reasonSaid = (why: CardReason): string =>
  'short' in why ? words.cards.why[why.type](why.short) : words.cards.why[why.type]

/** In the order in which they are shown; empty for cards that nobody decides about, and for the other side's. */
export function waysOf(card: CardRef, table: Table, acts: readonly Act[]): readonly Way[] {
  const { role } = table
  switch (card.type) {
    case 'thing':
      return role === 'Fugitive' ? thingWays(card, table, acts) : []
    case 'craft':
      return role === 'Fugitive' ? craftWays(card.card, table, acts) : []
    case 'assistance':
      return role === 'Government' ? orderWays(card, table, acts) : []
    case 'reserve': {
      if (role === 'Fugitive') return []
      const act = acts.find(({ option }) => option.type === 'play reserve')
      return [
        act === undefined
          ? off('play', reserveReason(table), priceOf('play reserve', table.game))
          : { way: 'play', act },
      ]
    }
    case 'in force':
    case 'encounter':
    case 'prey':
    case 'character':
    case 'agent':
    case 'general':
      return []
  }
}

const off = (way: CardWay, why: CardReason, price?: number): Way => ({ way, why, price })

// ---- the Fugitive's things -------------------------------------------------------------------------------------

/** Whether an option is about this very thing. */
function concerns(option: ShownOption, { thing, uses, at }: Extract<CardRef, { type: 'thing' }>): boolean {
  switch (option.type) {
    case 'take':
      return at === 'camp' && option.thing === thing && option.uses === uses
    case 'drop':
      return at === 'carried' && option.thing === thing && option.uses === uses
    case 'wear':
      return at !== 'worn' && option.card === thing
    case 'take off':
      return at === 'worn' && option.card === thing
    case 'eat':
      return option.food === thing
    case 'use':
    case 'ride':
    case 'refuel':
      return option.card === thing
    default:
      return false
  }
}
const wayOf = (type: ShownOption['type']): CardWay | undefined => WAYS.find(way => way === type)
const WAYS = ['use', 'eat', 'ride', 'refuel', 'wear', 'take off', 'take', 'drop'] as const satisfies readonly CardWay[]

function thingWays(card: Extract<CardRef, { type: 'thing' }>, table: Table, acts: readonly Act[]): readonly Way[] {
  const able = acts.filter(({ option }) => concerns(option, card))
  return waysFor(card.thing, card.at).map(way => {
    const act = able.find(({ option }) => wayOf(option.type) === way)
    return act === undefined ? off(way, thingReason(way, card.thing, table), price(way, card.thing)) : { way, act }
  })
}
const price = (way: CardWay, thing: Thing): number | undefined =>
  isFood(thing) || (way !== 'use' && way !== 'ride') ? undefined : itemCard(thing).energy

/** What such a thing is for at all, there where it is. */
function waysFor(thing: Thing, at: 'carried' | 'camp' | 'worn'): readonly CardWay[] {
  if (at === 'worn') return ['take off']
  const move: CardWay = at === 'carried' ? 'drop' : 'take'
  if (isFood(thing)) return ['eat', move]
  if (thing === 'Fire') return []
  const { worn, energy, slots, uses } = itemCard(thing)
  if (isVehicle(thing)) return uses === undefined ? ['ride'] : ['ride', 'refuel']
  return [
    ...(energy !== undefined && thing !== 'Railway ticket' ? (['use'] as const) : []),
    ...(worn === undefined ? [] : (['wear'] as const)),
    ...(slots > 0 ? [move] : []),
  ]
}

function thingReason(way: CardWay, thing: Thing, { game, yourDecision }: Table): CardReason {
  if (!yourDecision || game.phase !== 'Fugitive') return { type: 'not yours' }
  const slots = isFood(thing) ? 1 : itemCard(thing).slots
  switch (way) {
    case 'take':
      return slots > freeSlots(game) ? { type: 'slots', short: slots - freeSlots(game) } : { type: 'not now' }
    case 'eat':
      return game.fugitive.meals >= values.food.meals ? { type: 'meals' } : { type: 'not now' }
    case 'wear':
      return !isFood(thing) && itemCard(thing).season === 'winter' && !isWinter(game)
        ? { type: 'winter' }
        : { type: 'gear' }
    case 'take off':
      return { type: 'gear' }
    case 'refuel':
      return { type: 'fuel' }
    case 'ride':
    case 'use':
      return isFood(thing) ? { type: 'not now' } : useReason(thing, game)
    case 'drop':
    case 'craft':
    case 'now':
    case 'keep':
    case 'throw away':
    case 'play':
      return { type: 'not now' }
  }
}
function useReason(card: ItemName, game: Game): CardReason {
  const { where, energy = 0, summer, winter, uses } = itemCard(card)
  const { inTown, spent } = game.fugitive
  if (where !== undefined && (where === 'town') !== inTown) return { type: where }
  if (spent.includes(card) || (summer !== undefined && spent.includes('ride'))) return { type: 'once' }
  if (summer !== undefined && (isWinter(game) ? winter : summer) === 0)
    return { type: isWinter(game) ? 'summer' : 'winter' }
  if (summer !== undefined && uses !== undefined) return { type: 'fuel' }
  if (!canPay(game, energy)) return { type: 'energy', short: energy - game.fugitive.energy }
  return { type: 'no effect' }
}

function craftWays(
  card: Extract<CardRef, { type: 'craft' }>['card'],
  table: Table,
  acts: readonly Act[],
): readonly Way[] {
  const able = acts.filter(({ option }) => option.type === 'craft' && option.card === card)
  if (able.length > 0) return able.map(act => ({ way: 'craft', act }))
  const { game, yourDecision } = table
  const cost = priceOf('craft', game)
  const recipe = recipes(game).find(one => one.card === card)
  if (recipe === undefined) return []
  if (recipe.state === 'made') return [off('craft', { type: 'made' }, cost)]
  if (recipe.state === 'missing') return [off('craft', { type: 'components', short: missing(recipe) }, cost)]
  if (!yourDecision || game.phase !== 'Fugitive') return [off('craft', { type: 'not yours' }, cost)]
  if (!canPay(game, cost ?? 0))
    return [off('craft', { type: 'energy', short: (cost ?? 0) - game.fugitive.energy }, cost)]
  return [off('craft', { type: 'not now' }, cost)]
}

// ---- the Government's cards ------------------------------------------------------------------------------------

const PUTS = { use: 'now', reserve: 'keep', discard: 'throw away' } as const satisfies Record<string, CardWay>

function orderWays(
  { card, row, column }: Extract<CardRef, { type: 'assistance' }>,
  { game, yourDecision }: Table,
  acts: readonly Act[],
): readonly Way[] {
  const able = acts.flatMap(act => {
    const { option } = act
    return option.type === 'buy' && option.row === row && option.column === column
      ? [{ way: PUTS[option.put], act }]
      : []
  })
  if (able.length > 0) return able
  const cost = buyPrice(game, row)
  if (isRed(card)) return [off('now', { type: 'red' })]
  if (!yourDecision || game.phase !== 'Government') return [off('now', { type: 'not yours' }, cost)]
  const short = cost - game.government.energy
  return [off('now', short > 0 ? { type: 'energy', short } : { type: 'not now' }, cost)]
}
function reserveReason({ game, yourDecision }: Table): CardReason {
  if (!yourDecision || game.phase !== 'Government') return { type: 'not yours' }
  const short = (priceOf('play reserve', game) ?? 0) - game.government.energy
  return short > 0 ? { type: 'energy', short } : { type: 'no effect' }
}
