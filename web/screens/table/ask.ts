/** A question that came up: each answer is a button, or a place to choose on the map; an encounter shows its card. */
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { cost, rich } from '../../parts/words.ts'
import { type Act, hasPlace, namingFor } from './acts.ts'
import { combatText } from './combat.ts'
import type { DockHandlers } from './dock.ts'
import { encounterCard } from './encounter.ts'
import { answerDetail, question } from './questions.ts'

export function askDock(acts: readonly Act[], table: Table, on: DockHandlers): TemplateResult {
  const { title, text } = question(table.options, namingFor(table))
  const answers = acts.filter(act => act.group === 'decision')
  const buttons = answers.filter(act => !hasPlace(act))
  const fight = combatText(table.game)
  const { encounter } = table.game
  // A place is chosen on the map, which then must not be covered.
  const meeting = encounter !== null && !answers.some(hasPlace) ? encounter : undefined
  const details = buttons.map(act => answerDetail(act.option, table.game))
  const tall = details.some(detail => detail !== '')
  return html`<section class="slip ask ${tall ? 'tall' : ''} ${meeting === undefined ? '' : 'meet'}" aria-label=${title} data-testid="question">
    ${meeting === undefined ? nothing : encounterCard(meeting)}
    <div class="a"><p class="h plan">${title}</p><p class="mute">${text}${fight === undefined ? nothing : html`<br />${rich(fight)}`}</p></div>
    ${buttons.length === 0 ? nothing : html`<div class="d row">${buttons.map((act, i) => answer(act, details[i] ?? '', i, table, on))}</div>`}
  </section>`
}

const answer = (act: Act, detail: string, i: number, table: Table, on: DockHandlers): TemplateResult =>
  html`<button type="button" class="btn ${i === 0 ? (table.role === 'Fugitive' ? 'b' : 'p') : 'q'}" data-testid="act"
    data-option=${act.play.option} data-type=${act.option.type} data-sends="first" @click=${() => on.press(act)}>
    <span class="words">${act.label}${detail === '' ? nothing : html`<small>${detail}</small>`}</span>
    ${act.cost === undefined || act.cost === 0 ? nothing : cost(act.cost, '')}
  </button>`

export const askStyle = css`
  .slip.ask {
    grid-template-columns: minmax(240px, 1fr) minmax(0, auto);
    max-height: calc(100% - 66px);
    overflow: auto;
  }
  .slip .d.row {
    display: flex;
    flex-wrap: wrap;
  }
  .slip.tall .d.row {
    display: grid;
    grid-template-columns: 1fr;
    max-width: 440px;
  }
  .slip.tall .btn {
    justify-content: space-between;
    height: auto;
    min-height: var(--hit);
    padding-block: 7px;
    text-align: left;
    white-space: normal;
  }
  .slip .words {
    display: block;
    flex: 1;
  }
  .slip .words small {
    display: block;
    margin-top: 3px;
    font: 400 var(--t-1) / 1.2 var(--f-text);
    letter-spacing: 0;
    text-transform: none;
  }
  .slip.meet {
    grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
  }
  .slip.meet .ecard {
    grid-row: span 2;
  }
  .ecard {
    border: 1.5px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper);
    overflow: hidden;
  }
  .ecard header {
    display: flex;
    gap: 7px;
    align-items: center;
    padding: 7px 11px;
    background: var(--blue-fill);
    color: var(--on-blue);
  }
  .ecard.wild header {
    background: var(--red-fill);
    color: var(--on-red);
  }
  .ecard .h {
    font-size: var(--t3);
  }
  .ecard > div {
    padding: 9px 11px;
  }
  .ecard p + p {
    margin-top: 5px;
  }
  .ecard .says {
    color: var(--ink-2);
    font-style: italic;
  }
  .ecard p {
    line-height: 1.25;
  }
  .ecard dl {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    margin: 9px 0;
    border: 1.5px solid var(--ink);
    text-align: center;
  }
  .ecard dl > div + div {
    border-left: 1px solid var(--line-2);
  }
  .ecard dt {
    font-size: var(--t-1);
    padding-top: 4px;
  }
  .ecard dd {
    margin: 0;
    font: 780 var(--t1) / 1.2 var(--f-head);
    padding-bottom: 3px;
  }
  .ecard .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    font: 650 var(--t-1) / 1 var(--f-head);
  }
  .ecard .keys span {
    border: 1.5px solid var(--ink);
    border-radius: 3px;
    padding: 4px 7px 3px;
  }
  .ecard .keys .soft {
    border-color: transparent;
    margin-left: auto;
  }
  @media (max-width: 760px) {
    .slip.ask,
    .slip.meet {
      grid-template-columns: 1fr;
      max-height: none;
      overflow: visible;
    }
    .slip.meet .ecard {
      grid-row: auto;
      order: 1;
    }
    .slip .d.row .btn {
      flex: 1;
    }
  }
`
