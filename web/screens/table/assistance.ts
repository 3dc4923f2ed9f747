/** The Government's cards: the board, the reserve, what is in force and until when, who commands. */
import { html, nothing, type TemplateResult } from 'lit'
import { isRed } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { command } from '../../../src/games/siberian-manhunt/command.ts'
import type { AssistanceCard, Game } from '../../../src/games/siberian-manhunt/game.ts'
import { paperWork } from '../../../src/games/siberian-manhunt/lasting.ts'
import { sectorOf } from '../../../src/games/siberian-manhunt/seasons.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { icon } from '../../parts/icons.ts'
import { cost, panel } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { assistanceIcons } from './icons.ts'

const mini = (card: AssistanceCard): TemplateResult =>
  html`<div class="mini ${card === 'Recruit' ? 'rec' : isRed(card) ? 'red' : ''}" data-testid="assistance-card" data-card=${card} title="${words.cardText(card)} ${words.cardSays(card)}">
    <div class="art">${icon(assistanceIcons[card])}</div><b>${card}</b><p>${words.assistanceShort[card]}</p>
    ${isRed(card) ? html`<p class="never">${words.government.red}</p>` : nothing}
  </div>`

export function assistance(game: Game): TemplateResult {
  const { board, deck } = game.assistance
  const left = deck.left + deck.blocks * values.assistance.blockSize
  const prices = values.government.costs.buy
  return panel(
    words.government.assistance,
    words.government.deck(left),
    html`<div class="assist">${board.map(
      (cards, row) => html`<div class="pr">${cost((prices[row] ?? 0) + paperWork(game), '')}</div>
        ${cards.map(card => (card === null ? html`<div class="mini gap"><p>${words.government.gap}</p></div>` : mini(card)))}`,
    )}</div>`,
    'cards',
  )
}

/** Whether there is anything to say of it. */
export const isCommanded = ({ setup, assistance: { active, reserve } }: Game): boolean =>
  active.length > 0 || reserve !== null || setup.general !== 'none'

/** What is in force for either side, the card in reserve, and the general. */
export function inForcePanel(game: Game): TemplateResult {
  const { active, reserve } = game.assistance
  const { general } = game.setup
  return panel(
    words.government.active,
    '',
    html`${active.length === 0 ? html`<p class="mute">${words.government.noActive}</p>` : nothing}
      <ul data-testid="in-force">${active.map(
        ({ card, until }) => html`<li class="force" data-card=${card} data-until=${until}>
          ${icon(assistanceIcons[card])}<span><b>${card}</b><small>${words.cardText(card)}</small></span>
          <em>${words.government.until(until, words.season.sectors[sectorOf({ round: until })] ?? '')}</em>
        </li>`,
      )}</ul>
      <div class="sub"><span class="cap">${words.government.reserve}</span>${reserve === null ? nothing : cost(command(game).reserve + paperWork(game), '')}</div>
      ${
        reserve === null
          ? html`<p class="mute">${words.government.noReserve}</p>`
          : html`<div class="force" data-testid="reserve" data-card=${reserve}>${icon(assistanceIcons[reserve])}<span><b>${reserve}</b><small>${words.cardText(reserve)}</small></span></div>`
      }
      ${
        general === 'none'
          ? nothing
          : html`<div class="sub"><span class="cap">${words.government.general}</span></div>
              <div class="force" data-testid="general" data-general=${general}>${icon('star')}<span><b>${words.generals[general].name}</b><small>${words.generals[general].text}</small></span></div>`
      }`,
    'inforce',
  )
}
