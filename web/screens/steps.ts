import { css, html, nothing, type TemplateResult } from 'lit'

/** A step on the way to the table. */
export interface Step {
  readonly says: string
  readonly is: 'done' | 'now' | 'next'
  /** what is known once it is done; it has its room before */
  readonly note?: string
}

export const connectionSteps = (steps: readonly Step[]): TemplateResult =>
  html`<ol class="cs">${steps.map(
    ({ says, is, note }) => html`<li class=${is} aria-current=${is === 'now' ? 'step' : nothing}>
      ${says}${note === undefined || note === '' ? nothing : html`<span class="ty mute">${note}</span>`}
    </li>`,
  )}</ol>`

export const stepStyle = css`
  .cs li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 35px;
    color: var(--ink-2);
    line-height: 1.2;
    flex-wrap: wrap;
  }
  .cs li::before {
    content: '';
    width: 20px;
    height: 20px;
    border: 2px dashed var(--line-2);
    border-radius: 50%;
    flex: none;
  }
  .cs li:not(.done) > .ty {
    visibility: hidden;
  }
  .cs .done {
    color: var(--ink);
  }
  .cs .done::before {
    content: '✓';
    border: 0;
    background: var(--forest-fill);
    color: var(--on-forest);
    font: 800 0.85rem/20px var(--f-text);
    text-align: center;
  }
  .cs .now {
    color: var(--ink);
    font-weight: 700;
  }
  .cs .now::before {
    border: 5px solid var(--amber);
  }
`
