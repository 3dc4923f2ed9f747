/** The coach of a first game: a slip on the actions that explains the step at hand. What was read does not come again. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import type { Table } from '../../app/view.ts'
import { rule } from '../../parts/help/open.ts'
import { markTip, OFF, onTips, tipsRead } from '../../parts/help/tips.ts'
import { rich } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import { hasMoved } from './still.ts'
import { adviceStyle } from './style-advice.ts'
import { type TipId, tips, tipsFor } from './tips.ts'

@customElement('manhunt-coach')
export class ManhuntCoach extends LitElement {
  static override styles = [
    base,
    controls,
    adviceStyle,
    css`
      .advice {
        background: var(--manila-2);
        border-left-color: var(--amber);
      }
      @media (min-width: 47.5625em) {
        .advice {
          min-height: 10.6em;
          display: grid;
          grid-template-rows: auto 1fr auto;
        }
      }
      header {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
      }
      h3 {
        font-size: var(--t1);
      }
      @media (max-width: 47.5em) {
        .advice {
          padding: 6px 10px 8px 12px;
          line-height: 1.22;
        }
        .row {
          margin-top: 6px;
        }
      }
    `,
  ]
  @property({ attribute: false, hasChanged: hasMoved }) table!: Table
  private stop: (() => void) | undefined
  @state() private seen = tipsRead()

  override connectedCallback(): void {
    super.connectedCallback()
    this.stop = onTips(() => {
      this.seen = tipsRead()
    })
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.stop?.()
  }

  override render(): unknown {
    if (this.seen.includes(OFF)) return nothing
    const tip = tipsFor(this.table).find(one => !this.seen.includes(one))
    if (tip === undefined) return nothing
    return keyed(tip, this.slip(tip))
  }
  private slip(tip: TipId): TemplateResult {
    const { title, text } = words.tips[tip]
    return html`<aside class="advice" aria-label=${words.help.coach} data-testid="tip" data-tip=${tip}>
      <header><h3 class="h">${title}</h3>${rule(tips[tip])}</header>
      <p>${rich(text)}</p>
      <div class="row">
        <button type="button" class="chip" data-testid="tip-read" @click=${() => this.mark(tip)}>${words.help.gotIt}</button>
        <button type="button" class="chip" data-testid="tips-off" @click=${() => this.mark(OFF)}>${words.help.noTips}</button>
      </div>
    </aside>`
  }
  private mark(what: TipId | typeof OFF): void {
    markTip(what)
  }
}
