/** Ends before the rules': a dialog with all ways, and a slip over the map for what the other side has said. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import { ask } from '../../app/command.ts'
import type { Command } from '../../app/commands.ts'
import type { Table } from '../../app/view.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { dialogStyle } from '../../style/dialog.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'

@customElement('manhunt-early')
export class ManhuntEarly extends LitElement {
  static override styles = [
    base,
    paper,
    controls,
    dialogStyle,
    css`
      .slip {
        position: absolute;
        top: 14px;
        left: 50%;
        transform: translateX(-50%);
        z-index: 3;
        width: min(560px, calc(100% - 28px));
        box-shadow: var(--shadow-2);
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 14px;
      }
      .slip span {
        flex: 1 1 14em;
      }
      @media (max-width: 47.5em) {
        .slip {
          position: static;
          width: auto;
          margin: 8px;
          transform: none;
        }
      }
      section + section {
        border-top: 1px solid var(--line);
        margin-top: 14px;
        padding-top: 12px;
      }
      section p {
        margin: 4px 0 10px;
      }
    `,
  ]
  @property({ attribute: false }) table!: Table
  @state() private now = Date.now()
  @query('dialog') private readonly dialog!: HTMLDialogElement | null

  /** Shows what is possible now: giving up, a draw, a claim that they left. */
  open(): void {
    this.now = Date.now()
    this.dialog?.showModal()
  }

  override render(): TemplateResult {
    const { early } = words
    return html`${this.slip()}
      <dialog id="early" aria-labelledby="early-title" data-testid="early">
        <h2 class="h" id="early-title">${early.title}</h2>
        <section>
          <h3 class="cap">${early.resign.title}</h3>
          <p>${early.resign.text}</p>
          ${this.button('r', 'resign-yes', early.resign.yes, { type: 'resign' })}
        </section>
        <section data-testid="draw" data-draw=${this.table.draw}>
          <h3 class="cap">${early.draw.title}</h3>
          <p>${early.draw[this.table.draw]}</p>
          ${this.drawButton()}
        </section>
        ${this.claimSection()}
        <div class="row"><button type="button" class="btn q" autofocus @click=${this.close}>${early.close}</button></div>
      </dialog>`
  }

  /** What the other side has said that the reader should answer. */
  private slip(): TemplateResult | typeof nothing {
    const { draw, claimed } = this.table
    const { early } = words
    if (draw === 'asked')
      return html`<div class="note slip" data-testid="asked-draw"><span>${early.draw.asked}</span>
        ${this.button('q', 'draw-accept', early.draw.accept, { type: 'draw', step: 'accept' })}</div>`
    if (claimed !== undefined)
      return html`<div class="note slip" data-testid="claimed"><span>${early.claimed(claimed, this.now)}</span></div>`
    return nothing
  }

  private drawButton(): TemplateResult | typeof nothing {
    const { offer, back } = words.early.draw
    switch (this.table.draw) {
      case 'none':
        return this.button('q', 'draw-offer', offer, { type: 'draw', step: 'offer' })
      case 'meant':
        return this.button('q', 'draw-take-back', back, { type: 'draw', step: 'take back' })
      case 'offered':
      case 'asked':
        // What is asked is answered on the slip, which stays in sight.
        return nothing
    }
  }

  private claimSection(): TemplateResult | typeof nothing {
    const { left } = words.early
    const from = this.table.claimFrom
    if (from === undefined) return nothing
    return html`<section>
      <h3 class="cap">${left.title}</h3>
      <p>${left.text}</p>
      ${
        this.now < from
          ? html`<p data-testid="claim-from">${left.from(from, this.now)}</p>`
          : this.button('q', 'claim-left', left.claim, { type: 'claim abandonment' })
      }
    </section>`
  }

  private button(kind: 'r' | 'q', hook: string, says: string, command: Command): TemplateResult {
    const press = (): void => {
      this.close()
      ask(this, command)
    }
    return html`<button type="button" class="btn ${kind}" data-testid=${hook} @click=${press}>${says}</button>`
  }
  private readonly close = (): void => this.dialog?.close()
}

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-early': ManhuntEarly
  }
}
