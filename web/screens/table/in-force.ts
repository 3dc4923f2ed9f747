/** What is in force for either side and until when, the card in reserve, the general. */
import { html, nothing, type TemplateResult } from 'lit'
import type { AssistanceCard, Game } from '../../../src/games/siberian-manhunt/game.ts'
import { sectorOf } from '../../../src/games/siberian-manhunt/seasons.ts'
import { icon } from '../../parts/icons.ts'
import { cost, panel } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { type CardRef, opens } from './card-ref.ts'
import { assistanceIcons } from './icons.ts'
import { priceOf } from './prices.ts'

/** Whether there is anything to say of it. */
export const isCommanded = ({ setup, assistance: { active, reserve } }: Game): boolean =>
  active.length > 0 || reserve !== null || setup.general !== 'none'

/** In few words: all of it is on the card's sheet. */
const row = (card: AssistanceCard, ref: CardRef, more: unknown, label: unknown = nothing): TemplateResult =>
  html`<button type="button" class="force" title=${words.cardText(card)} data-testid=${ref.type === 'reserve' ? 'reserve-card' : 'in-force-card'}
    aria-haspopup="dialog" @click=${opens(ref)}>${icon(assistanceIcons[card])}${label}<b>${words.cardName(card)}</b>${more}</button>`

export function inForcePanel(game: Game): TemplateResult {
  const { active, reserve } = game.assistance
  const { general } = game.setup
  const price = priceOf('play reserve', game) ?? 0
  const until = (round: number) => words.government.until(round, words.season.sectors[sectorOf({ round })] ?? '')
  return panel(
    words.government.active,
    '',
    html`${active.length === 0 ? html`<p class="force mute">${words.government.noActive}</p>` : nothing}
      <ul data-testid="in-force">${active.map(
        ({ card, until: round }) =>
          html`<li data-card=${card} data-until=${round}>${row(card, { type: 'in force', card, until: round }, html`<em class="until">${until(round)}</em><small>${words.assistanceShort[card]}</small>`)}</li>`,
      )}</ul>
      <div class="labelled" data-testid="reserve" data-card=${reserve ?? nothing}>
        <span class="cap">${words.government.reserve}</span>${
          reserve === null
            ? html`<p class="force mute">${words.government.noReserve}</p>`
            : row(
                reserve,
                { type: 'reserve', card: reserve },
                html`<span aria-hidden="true">${cost(price, '')}</span><span class="vh">, ${words.table.energyLeft(price)}</span>`,
                html`<span class="vh">${words.government.reserve}: </span>`,
              )
        }
      </div>
      ${
        general === 'none'
          ? nothing
          : html`<div class="labelled"><span class="cap">${words.government.general}</span>
              <button type="button" class="force" title=${words.generals[general].text} data-testid="general" data-general=${general} aria-haspopup="dialog"
                @click=${opens({ type: 'general', name: general })}>${icon('star')}<b>${words.generals[general].name}</b></button></div>`
      }`,
    'inforce',
    '8.16',
  )
}
