/** The steps of a turn (rules 5 and 8), for the bar: which of them is under way. */
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { words } from '../../text/index.ts'

export const turnSteps = {
  Fugitive: ['recover', 'encounter', 'actions'],
  Government: ['energy', 'actions', 'end'],
} as const
export type TurnStep = (typeof turnSteps)['Fugitive' | 'Government'][number]

/** What is decided in the turn that is played. Energy comes by itself, and so is never under way. */
export function stepNow({ game, options }: Pick<Table, 'game' | 'options'>): TurnStep {
  if (game.phase === 'Fugitive') return game.encounter === null ? 'actions' : 'encounter'
  // A red card that leaves the board asks at the end of the turn (8.12).
  return options.some(option => option.type === 'recall') ? 'end' : 'actions'
}

export function turnStrip(table: Table): TemplateResult | typeof nothing {
  const { phase } = table.game
  if (phase === 'set up') return nothing
  const now = stepNow(table)
  return html`<ol class="steps">${turnSteps[phase].map(
    step => html`<li aria-current=${step === now ? 'step' : nothing}>${words.turn.steps[step]}</li>`,
  )}</ol>`
}

export const turnStripStyle = css`
  .steps {
    display: none;
    gap: 4px;
  }
  .steps li {
    padding: 7px 10px 5px;
    border-bottom: 3px solid transparent;
    font: 650 var(--t0) / 1 var(--f-head);
    color: var(--desk-mute);
  }
  .steps [aria-current] {
    border-color: var(--tab-on);
    color: var(--desk-ink);
  }
  @media (min-width: 1280px) {
    .steps {
      display: flex;
    }
  }
`
