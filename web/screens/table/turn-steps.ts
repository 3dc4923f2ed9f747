/** The steps of a turn (rules 5 and 8), for the bar: which of them is under way. */
import { css, html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
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

export function turnStrip(table: Table): unknown {
  const { phase } = table.game
  if (phase === 'set up') return nothing
  const now = stepNow(table)
  const strip = html`<ol class="steps">${turnSteps[phase].map(
    step => html`<li aria-current=${step === now ? 'step' : nothing}>${words.turn.steps[step]}</li>`,
  )}</ol>`
  return keyed(phase, strip)
}

export const turnStripStyle = css`
  .steps {
    display: none;
    gap: 4px;
  }
  .steps li {
    min-width: 6.6em;
    padding: 7px 10px 5px;
    text-align: center;
    border-bottom: 3px solid transparent;
    font: 650 var(--t0) / 1 var(--f-head);
    color: var(--desk-mute);
  }
  .steps [aria-current] {
    border-color: var(--tab-on);
    color: var(--desk-ink);
  }
  @media (min-width: 90em) {
    .steps {
      display: flex;
    }
  }
`
