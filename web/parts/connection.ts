/** The line to the other side: a lamp, a word, what it means. Its shape says as much as its colour. */
import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import type { Connection } from '../app/view.ts'
import { base } from '../style/base.ts'
import { connectionSays } from './says.ts'

@customElement('manhunt-connection')
export class ManhuntConnection extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 9px;
        line-height: 1.15;
        font-size: var(--t-1);
        color: inherit;
      }
      .lamp {
        width: 14px;
        height: 14px;
        border-radius: 50%;
        flex: none;
        border: 3px solid var(--lamp-wait);
      }
      .connected {
        background: var(--lamp-ok);
        border-color: var(--lamp-ok);
        box-shadow: 0 0 0 3px color-mix(in srgb, var(--lamp-ok) 25%, transparent);
      }
      .waiting {
        border-style: dotted;
      }
      .connecting,
      .reconnecting {
        border-right-color: transparent;
      }
      .closed {
        border-style: dashed;
        border-color: var(--desk-mute);
      }
      .failed {
        border-radius: 0;
        transform: rotate(45deg);
        background: var(--lamp-bad);
        border-color: var(--lamp-bad);
      }
      b {
        font: 700 var(--t0) / 1.1 var(--f-head);
        display: block;
      }
      .more {
        color: var(--desk-mute);
        max-width: 22em;
        display: block;
      }
      @media (min-width: 1100px) {
        :host(:not([full])) div {
          min-width: 8.5em;
        }
      }
      @media (max-width: 760px) {
        :host(:not([full])) div {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ]
  @property({ attribute: false }) connection: Connection = { state: 'waiting' }
  /** words beside the lamp also on a narrow screen */
  @property({ type: Boolean }) full = false
  @state() private now = Date.now()
  private ticking = 0

  override connectedCallback(): void {
    super.connectedCallback()
    this.setAttribute('role', 'status')
    this.ticking = window.setInterval(() => {
      this.now = Date.now()
    }, 30_000)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.ticking)
  }

  override render(): TemplateResult {
    const { name, detail } = connectionSays(this.connection, this.now)
    return html`<i class="lamp ${this.connection.state}"></i>
      <div data-testid="connection" data-state=${this.connection.state}><b>${name}</b><span class="more">${detail}</span></div>`
  }
}
