/** A question that came up: cards where it is about cards; otherwise each answer is a button, or a place to choose on the map. */
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { rule } from '../../parts/help/open.ts'
import { cost, rich } from '../../parts/words.ts'
import { type Act, asked, hasPlace, namingFor, onCard, sends } from './acts.ts'
import { combatText } from './combat.ts'
import type { DockHandlers } from './dock.ts'
import { answersOf } from './groups.ts'
import { meeting } from './meeting.ts'
import type { Plan } from './plan.ts'
import { answerDetail, question } from './questions.ts'
import { ruleOfQuestion } from './rulings.ts'

/** A question is open, and its answers can be given now. */
export const isAsked = (plan: Plan, { options }: Table): boolean => asked(options) && plan.now.length > 0

export function askDock(acts: readonly Act[], table: Table, on: DockHandlers): TemplateResult {
  const cards = meeting(acts, table, on)
  if (cards !== undefined) return cards
  const { title, text } = question(table.options, namingFor(table))
  const buttons = onCard(acts)
  const fight = combatText(table.game)
  const details = buttons.map(act => answerDetail(act.option, table.game))
  const tall = details.some(detail => detail !== '')
  return html`<section class="slip ask ${tall ? 'tall' : ''}" aria-label=${title} data-testid="question">
    <div class="a"><div class="asks"><p class="h plan">${title}</p>${rule(ruleOfQuestion(answersOf(table.options)[0]))}</div><p class="mute">${text}${fight === undefined ? nothing : html`<br />${rich(fight)}`}</p></div>
    ${buttons.length === 0 ? nothing : html`<div class="d row">${buttons.map((act, i) => answer(act, details[i] ?? '', i, table, on))}</div>`}
  </section>`
}

const answer = (act: Act, detail: string, i: number, table: Table, on: DockHandlers): TemplateResult =>
  html`<button type="button" class="btn ${i === 0 && !hasPlace(act) ? (table.role === 'Fugitive' ? 'b' : 'p') : 'q'}" data-testid="act"
    data-option=${act.play.option} data-node=${act.play.hidden[0] ?? act.node ?? nothing} data-type=${act.option.type} data-sends=${sends(act)} @click=${() => on.press(act)}>
    <span class="words">${act.label}${detail === '' ? nothing : html`<small>${detail}</small>`}</span>
    ${act.cost === undefined || act.cost === 0 ? nothing : cost(act.cost, '')}
  </button>`

export const askStyle = css`
  .slip.ask {
    grid-template-columns: minmax(240px, 1fr) minmax(0, auto);
    max-height: calc(100% - 66px);
    overflow: auto;
  }
  .slip .asks {
    display: flex;
    align-items: center;
    gap: 6px;
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
  @media (max-width: 47.5em) {
    .slip.ask {
      grid-template-columns: 1fr;
      max-height: none;
      overflow: visible;
    }
    .slip .d.row .btn {
      flex: 1;
    }
  }
`
