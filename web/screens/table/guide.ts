/** The crafting guide: what can be made now, each with its button, and what is missing for the rest. */
import { html, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { thingPicture } from '../../parts/pictures/picture.ts'
import { cost, panel } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import type { Act } from './acts.ts'
import { opens } from './card-ref.ts'
import { missing, type Recipe, recipes } from './crafting.ts'
import { priceOf } from './prices.ts'

/** `press` gets an act that needs no further choice; of several, the opened card offers them all. */
export function craftingGuide(
  { game }: Pick<Table, 'game'>,
  acts: readonly Act[],
  press: (act: Act) => void,
): TemplateResult {
  const all = recipes(game)
  const ready = all.filter(one => one.state === 'ready').length
  return panel(
    words.camp.crafting,
    words.camp.ready(ready),
    html`<ul class="recipes" data-testid="crafting">${all.map(one => row(one, actsFor(one, acts), priceOf('craft', game), press))}</ul>`,
    'guide grow',
    '6.14',
  )
}

const actsFor = ({ card }: Recipe, acts: readonly Act[]): readonly Act[] =>
  acts.filter(({ option }) => option.type === 'craft' && option.card === card)

function row(one: Recipe, acts: readonly Act[], price: number | undefined, press: (act: Act) => void): TemplateResult {
  const open = opens({ type: 'craft', card: one.card })
  const [act] = acts
  const name = words.thingName(one.card)
  return html`<li class=${one.state} data-card=${one.card}>
    <button type="button" class="made" data-testid="recipe" aria-haspopup="dialog" title=${words.cardText(one.card)} @click=${open}>
      ${thingPicture(one.card)}<b>${name}</b>
    </button>
    ${
      act === undefined
        ? html`<em>${stateOf(one)}</em>`
        : html`<button type="button" class="btn b craft" data-testid="craft"
            @click=${(event: Event) => (acts.length === 1 ? press(act) : open(event))}>${words.cards.make}<span class="vh">${name}</span>${cost(price, words.table.free)}</button>`
    }
    <p>${one.components.map(({ says, there }) => html`<span class=${there ? 'there' : 'lacking'}>${says}</span>`)}</p>
  </li>`
}
function stateOf(one: Recipe): string {
  switch (one.state) {
    case 'ready':
      return words.camp.canMake
    case 'missing':
      return words.camp.missing(missing(one))
    case 'made':
      return words.camp.there
  }
}
