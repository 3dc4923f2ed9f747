/** The Fugitive's things in slots: what is carried, what is worn, what lies at the campsite. All of it is public. */
import { html, nothing, type TemplateResult } from 'lit'
import { foods, isFood, type Store, type Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import { itemCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { WornOn } from '../../../src/games/siberian-manhunt/cards/shapes.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { roomWith, usedSlots } from '../../../src/games/siberian-manhunt/inventory.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { icon } from '../../parts/icons.ts'
import { thingPicture } from '../../parts/pictures/picture.ts'
import { panel } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { type CardRef, opens } from './card-ref.ts'

type Place = Extract<CardRef, { type: 'thing' }>['at']

/** The number that matters most, beside the name: a weapon's attack, a portion's energy. */
function bonus(thing: Thing): string {
  const value = isFood(thing) ? values.food.energy[thing] : itemCard(thing).attack
  return value === undefined ? '' : ` +${value}`
}
/** What is left of something that can be used up, for the corner of its slot. */
const left = (thing: Thing, uses: number): number | undefined =>
  isFood(thing) || itemCard(thing).uses === undefined ? undefined : uses

function slot(thing: Thing, uses: number, at: Place): TemplateResult {
  const wide = !isFood(thing) && itemCard(thing).slots > 1
  const rest = left(thing, uses)
  const said = isFood(thing) ? words.thingName(thing) : words.itemSaid({ card: thing, uses })
  return html`<li class="slot ${wide ? 'wide' : ''}">
    <button type="button" data-testid="thing" data-thing=${thing} data-uses=${uses} data-at=${at}
      title=${isFood(thing) ? said : words.cardText(thing)} aria-haspopup="dialog" @click=${opens({ type: 'thing', thing, uses, at })}>
      ${thingPicture(thing)}<b aria-hidden="true">${words.thingName(thing)}</b>
      ${bonus(thing) === '' ? nothing : html`<small aria-hidden="true">${bonus(thing)}</small>`}
      ${rest === undefined ? nothing : html`<em aria-hidden="true">${rest}</em>`}
      <span class="vh">${said}${bonus(thing)}</span>
    </button>
  </li>`
}
const slotsOf = ({ items, food }: Store, at: Place): readonly TemplateResult[] => [
  ...items.map(({ card, uses }) => slot(card, uses, at)),
  ...foods.flatMap(one => Array.from({ length: food[one] }, () => slot(one, 0, at))),
]

const WORN: readonly WornOn[] = ['gear', 'feet', 'body']

/** Pockets, what gear opens beside them, and what is still shut. */
export function carriedSlots({ fugitive }: Game): TemplateResult {
  const { inventory, worn } = fugitive
  const room = roomWith(worn.gear)
  const used = usedSlots(inventory)
  const free = Array.from(
    { length: Math.max(0, room - used) },
    () => html`<li class="slot free"><span>${words.cards.free}</span></li>`,
  )
  const shut = Array.from(
    { length: values.inventory.slots - Math.max(room, used) },
    () =>
      html`<li class="slot shut" title=${words.cards.shut}>${icon('lock')}<span class="vh">${words.cards.shut}</span></li>`,
  )
  // In one row, so that none moves when one is filled.
  return html`<ul class="slots" data-testid="carried">${[...slotsOf(inventory, 'carried'), ...free, ...shut]}</ul>`
}

/** One piece of gear, one pair of footwear, one set of clothes. */
export function wornSlots({ fugitive: { worn } }: Game): TemplateResult {
  return html`<ul class="slots worn" aria-label=${words.camp.worn} data-testid="worn">${WORN.map(on => {
    const card = worn[on]
    return html`<li class="slot ${card === null ? 'free' : ''}" data-on=${on}>${
      card === null
        ? html`<small>${words.cards.worn[on]}</small>`
        : html`<button type="button" data-testid="thing" data-thing=${card} data-at="worn" title=${words.cardText(card)} aria-haspopup="dialog"
            @click=${opens({ type: 'thing', thing: card, uses: 0, at: 'worn' })}>
            ${thingPicture(card)}<span><small>${words.cards.worn[on]}</small><b>${words.thingName(card)}</b></span>
          </button>`
    }</li>`
  })}</ul>`
}

/** Nothing while nothing lies there. */
export function campSlots({ fugitive }: Game): TemplateResult | undefined {
  const { items, food, fire } = fugitive.campsite
  const there = slotsOf({ items, food }, 'camp')
  if (there.length === 0 && !fire) return undefined
  const burning = html`<li class="slot fire"><button type="button" data-testid="thing" data-thing="Fire" data-at="camp" title=${words.cardText('Fire')}
    aria-haspopup="dialog" @click=${opens({ type: 'thing', thing: 'Fire', uses: 0, at: 'camp' })}>${thingPicture('Fire')}<b>${words.camp.fire}</b></button></li>`
  return html`<ul class="slots" data-testid="campsite">${fire ? burning : nothing}${there}</ul>`
}

export const carried = (game: Game): TemplateResult => {
  const { inventory, worn } = game.fugitive
  return panel(
    words.camp.carried,
    words.camp.slots(usedSlots(inventory), roomWith(worn.gear)),
    html`${carriedSlots(game)}${wornSlots(game)}`,
    'carried',
    '6.15',
  )
}
export function campsite(game: Game): TemplateResult | typeof nothing {
  const slots = campSlots(game)
  return slots === undefined ? nothing : panel(words.camp.campsite, words.camp.leftBehind, slots, 'campsite', '6.15.4')
}
