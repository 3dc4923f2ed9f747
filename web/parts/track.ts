/** The hidden-movement track: 0 to 15 and X, with what is planned. */
import { css, html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { values } from '../../src/games/siberian-manhunt/values.ts'
import { base } from '../style/base.ts'
import { words } from '../text/index.ts'
import { Paced } from './paced.ts'
import { rich } from './words.ts'

const { last } = values.track

@customElement('manhunt-track')
export class ManhuntTrack extends Paced {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        grid-template-columns: auto repeat(16, 1fr) 1.25fr auto;
        background: var(--paper);
        border-radius: var(--r1);
        box-shadow: var(--shadow-2);
        overflow: hidden;
        height: var(--track-h);
        align-items: stretch;
        flex: none;
      }
      .lab {
        padding: 0 14px;
        display: flex;
        flex-direction: column;
        justify-content: center;
        border-right: 2px solid var(--ink);
      }
      .c {
        display: flex;
        align-items: flex-end;
        justify-content: center;
        position: relative;
        border-right: 1px solid var(--line);
        font: 700 var(--t1) / 1 var(--f-head);
        padding-bottom: 8px;
        color: var(--ink-2);
        transition: background var(--m) var(--ease);
      }
      .c::before {
        content: '';
        position: absolute;
        top: 0;
        left: -1px;
        width: 1px;
        height: 10px;
        background: var(--ink);
      }
      .c:nth-child(5n + 2)::before {
        height: 16px;
        width: 2px;
      }
      .past {
        background: var(--blue-wash);
        color: var(--ink);
      }
      .now {
        background: var(--blue-fill);
        color: var(--on-blue);
        font-size: var(--t3);
        font-weight: 850;
      }
      .plan {
        background: repeating-linear-gradient(45deg, var(--blue-wash) 0 6px, transparent 6px 12px);
        color: var(--blue);
      }
      .x {
        border-right: 0;
        color: var(--red);
        font-weight: 850;
        font-size: var(--t3);
      }
      .x.now {
        background: var(--red-fill);
        color: var(--on-red);
      }
      .note {
        display: flex;
        align-items: center;
        padding: 0 14px;
        border-left: 2px solid var(--ink);
        font-size: var(--t-1);
        line-height: 1.2;
        max-width: 250px;
      }
      @media (max-width: 89.9375em) {
        .note {
          display: none;
        }
        :host {
          grid-template-columns: auto repeat(16, 1fr) 1.25fr;
        }
      }
      @media (max-width: 47.5em) {
        :host {
          border-radius: 0;
          grid-template-columns: repeat(16, 1fr) 1.3fr;
          box-shadow: none;
          border-bottom: 2px solid var(--ink);
        }
        .lab {
          display: none;
        }
        .c {
          font-size: var(--t-1);
          padding-bottom: 6px;
        }
        .now,
        .x {
          font-size: var(--t2);
        }
      }
    `,
  ]

  /** 0 to 15, 16 for X */
  @property({ type: Number }) now = 0
  /** where the counter stood when the Fugitive's turn began */
  @property({ type: Number }) began = 0
  /** where the planned move takes it */
  @property({ type: Number }) planned = 0
  @property({ type: Boolean }) fugitive = false

  override connectedCallback(): void {
    super.connectedCallback()
    this.setAttribute('role', 'group')
  }

  override updated(): void {
    this.setAttribute('aria-label', words.track.says(this.now))
  }

  override render(): TemplateResult {
    const kind = (i: number) => (i === this.now ? 'now' : i < this.now ? 'past' : i <= this.planned ? 'plan' : '')
    return html`<div class="lab"><b class="cap">${words.track.title}</b><span class="ty mute">${words.track.hint}</span></div>
      ${Array.from({ length: last + 1 }, (_, i) => html`<div class="c ${kind(i)}">${i}</div>`)}
      <div class="c x ${kind(last + 1)}">X</div>
      <div class="note"><span>${rich(words.track.note(this.now, this.began, this.fugitive))}</span></div>`
  }
}
