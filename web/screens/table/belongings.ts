/** The Fugitive's things: what is carried and worn, the campsite, and what can be made of it. All of it is public. */
import { html, nothing, type TemplateResult } from 'lit'
import { foods, type Store } from '../../../src/games/siberian-manhunt/belongings.ts'
import { type ItemName, itemCard } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { roomWith, usedSlots, wornCards } from '../../../src/games/siberian-manhunt/inventory.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { icon } from '../../parts/icons.ts'
import { panel } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { missing, type Recipe, recipes } from './crafting.ts'

const slot = (name: string, note: string, title: string, wide: boolean): TemplateResult =>
  html`<li class="slot ${wide ? 'wide' : ''}" title=${title}><b>${name}</b>${note === '' ? nothing : html`<small>${note}</small>`}</li>`
const itemSlot = (card: ItemName, uses: number): TemplateResult => {
  const { attack, slots } = itemCard(card)
  const note = [attack === undefined ? '' : `+${attack}`, words.usesText(card, uses)]
    .filter(one => one !== '')
    .join(', ')
  return slot(card, note, words.cardText(card), slots > 1)
}
const slotsOf = ({ items, food }: Store): readonly TemplateResult[] => [
  ...items.map(({ card, uses }) => itemSlot(card, uses)),
  ...foods.flatMap(one =>
    Array.from({ length: food[one] }, () => slot(words.thingName(one), `+${values.food.energy[one]}`, '', false)),
  ),
]

export function carried({ fugitive }: Game): TemplateResult {
  const { inventory, worn } = fugitive
  const room = roomWith(worn.gear)
  const used = usedSlots(inventory)
  const free = Array.from({ length: Math.max(0, room - used) }, () => html`<li class="slot free"></li>`)
  const shut = Array.from(
    { length: values.inventory.slots - Math.max(room, used) },
    () => html`<li class="slot shut">${icon('lock')}</li>`,
  )
  const on = wornCards(worn)
  return panel(
    words.camp.carried,
    words.camp.slots(used, room),
    html`<ul class="slots" data-testid="carried">${slotsOf(inventory)}${free}${shut}</ul>
      <p class="last"><b>${words.camp.worn}</b> ${on.length === 0 ? words.camp.nothingWorn : on.join(', ')}</p>`,
    'carried',
  )
}

export function campsite({ fugitive }: Game): TemplateResult | typeof nothing {
  const { items, food, fire } = fugitive.campsite
  const things = slotsOf({ items, food })
  if (things.length === 0 && !fire) return nothing
  return panel(
    words.camp.campsite,
    words.camp.leftBehind,
    html`<ul class="slots" data-testid="campsite">
      ${fire ? html`<li class="slot fire">${icon('sun')}<b>${words.camp.fire}</b></li>` : nothing}${things}
    </ul>`,
    'campsite',
  )
}

/** What can be made, and what is missing for the rest. */
export function craftingGuide(game: Game): TemplateResult {
  const all = recipes(game)
  const ready = all.filter(one => one.state === 'ready').length
  return panel(
    words.camp.crafting,
    words.camp.ready(ready),
    html`<ul class="recipes" data-testid="crafting">${all.map(row)}</ul>`,
    'guide',
  )
}
function row(one: Recipe): TemplateResult {
  const states = {
    ready: words.camp.canMake,
    missing: words.camp.missing(missing(one)),
    made: words.camp.there,
  } as const
  return html`<li class=${one.state} data-card=${one.card} title=${words.cardText(one.card)}>
    <b>${one.card}</b><em>${states[one.state]}</em>
    <p>${one.components.map(({ says, there }) => html`<span class=${there ? 'there' : 'lacking'}>${says}</span>`)}</p>
  </li>`
}

/** For the Government: the same in a few lines. */
export function things({ fugitive }: Game): TemplateResult {
  const { inventory, campsite: camp, worn } = fugitive
  const line = (title: string, store: Store, more: readonly string[] = []) => {
    const all = [
      ...more,
      ...store.items.map(words.itemSaid),
      ...foods.flatMap(one => (store.food[one] > 0 ? [`${store.food[one]} ${one}`] : [])),
    ]
    return all.length === 0 ? nothing : html`<p class="last"><b>${title}</b> ${all.join('; ')}</p>`
  }
  const on = wornCards(worn)
  return html`${line(words.camp.carried, inventory)}${line(words.camp.campsite, camp, camp.fire ? [words.camp.fire] : [])}
    ${on.length === 0 ? nothing : html`<p class="last"><b>${words.camp.worn}</b> ${on.join(', ')}</p>`}`
}
