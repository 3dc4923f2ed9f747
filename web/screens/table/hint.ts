/** In a practice game: what a good player would do now, and why, when the player asks. What it says can be taken over. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { askHint } from '../../app/command.ts'
import type { Hint } from '../../app/counsel.ts'
import type { Table } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { say } from '../../parts/spoken.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import { type Act, actsOf, namingFor, samePlay, sendsAtOnce } from './acts.ts'
import { isPractice, reasonSays } from './reasons.ts'
import { adviceStyle } from './style-advice.ts'
import { hereOf } from './where.ts'

declare global {
  interface HTMLElementEventMap {
    /** what was advised is to be done */
    'hint-take': CustomEvent<{ readonly act: Act }>
  }
}

@customElement('manhunt-hint')
export class ManhuntHint extends LitElement {
  static override styles = [
    base,
    controls,
    adviceStyle,
    css`
      .btn.w {
        margin-bottom: 10px;
      }
      .advice {
        padding-bottom: 12px;
        background: var(--paper-2);
        border-left-color: var(--forest);
      }
      .plan {
        font-size: var(--t1);
        margin: 2px 0 4px;
      }
    `,
  ]
  @property({ attribute: false }) table!: Table
  /** what was answered; `none`: there is no advice on this */
  @state() private answer: Hint | 'none' | undefined
  /** the height at which somebody asked */
  @state() private askedAt: number | undefined
  /** the button that asked goes, and had the focus */
  private focusLost = false

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A hint is about one decision.
    if (this.askedAt !== undefined && this.askedAt !== this.table.height) this.forget()
    this.focusLost = !changed.has('table') && this.shadowRoot?.activeElement instanceof HTMLButtonElement
  }
  protected override updated(): void {
    if (this.focusLost && this.shadowRoot?.activeElement === null)
      this.renderRoot.querySelector<HTMLElement>('button')?.focus()
  }

  private readonly forget = (): void => {
    this.askedAt = undefined
    this.answer = undefined
  }
  private readonly ask = (): void => {
    const { height } = this.table
    if (this.askedAt === height) return
    this.forget()
    this.askedAt = height
    askHint(this, {
      give: hint => {
        if (this.askedAt !== height) return
        this.answer = hint?.height === height ? hint : 'none'
        say(
          this,
          this.answer === 'none'
            ? [words.counsel.none]
            : [this.planned(this.answer), reasonSays(this.answer.reason).join(' ')],
        )
      },
    })
  }

  override render(): TemplateResult | typeof nothing {
    const { table, answer } = this
    if (!isPractice(table) || !table.yourDecision) return nothing
    if (answer === undefined) return this.button()
    return answer === 'none'
      ? html`<section class="advice" data-testid="hint-none"><p>${words.counsel.none}</p>${this.row(undefined)}</section>`
      : this.slip(answer)
  }
  private button(): TemplateResult {
    const thinking = this.askedAt !== undefined
    return html`<button type="button" class="btn q w" data-testid="hint" aria-disabled=${thinking} @click=${this.ask}>
        ${icon('talk')}${words.counsel.ask}</button>
      <p class="mute" role="status">${thinking ? words.counsel.thinking : nothing}</p>`
  }
  private planned({ play, option }: Hint): string {
    return words.optionPlan(option, play.hidden[0], namingFor(this.table), hereOf(this.table))
  }
  private slip(hint: Hint): TemplateResult {
    const { play, reason } = hint
    const { table } = this
    const act = actsOf(table).find(one => samePlay(one.play, play))
    return html`<section class="advice" data-testid="hint-says" data-option=${play.option} data-code=${reason.code}>
      <p class="cap">${words.counsel.title}</p>
      <p class="h plan">${this.planned(hint)}</p>
      <p>${reasonSays(reason).join(' ')}</p>
      ${this.row(act)}
    </section>`
  }
  private row(act: Act | undefined): TemplateResult {
    return html`<div class="row">
      ${act === undefined ? nothing : html`<button type="button" class="chip" data-testid="hint-take" @click=${() => this.take(act)}>${sendsAtOnce(act) ? words.sendLabel(act.option) : words.counsel.take}</button>`}
      <button type="button" class="chip" data-testid="hint-close" @click=${this.forget}>${words.app.dismiss}</button>
    </div>`
  }
  private take(act: Act): void {
    this.dispatchEvent(new CustomEvent('hint-take', { detail: { act }, bubbles: true, composed: true }))
    this.forget()
  }
}
