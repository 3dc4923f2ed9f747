/** The bar over every screen but the first: name, what goes on, the line, colours. Slots: the middle, and extra buttons. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ask } from '../app/command.ts'
import { nextTheme, theme } from '../app/theme.ts'
import type { Connection } from '../app/view.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { words } from '../text/index.ts'
import { icon } from './icons.ts'
import './connection.ts'

@customElement('manhunt-bar')
export class ManhuntBar extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        height: var(--bar);
        display: flex;
        align-items: center;
        gap: 16px;
        padding: 0 16px;
        color: var(--desk-ink);
        background: var(--desk-2);
        border-bottom: 1px solid var(--desk-line);
        flex: none;
      }
      .wm {
        font: 850 1.4rem/1 var(--f-head);
        letter-spacing: 0.07em;
        text-transform: uppercase;
        white-space: nowrap;
        color: var(--desk-ink);
        display: inline-flex;
        align-items: center;
        min-height: var(--hit);
        border: 0;
        background: none;
        padding: 0;
        cursor: pointer;
      }
      .wm i {
        font-style: normal;
        color: var(--desk-mute);
        font-weight: 500;
        margin-left: 0.35em;
      }
      .mid {
        margin: 0 auto;
        min-width: 0;
      }
      .btn {
        border-color: var(--desk-line);
        color: var(--desk-ink);
      }
      @media (max-width: 760px) {
        :host {
          padding: 0 8px 0 12px;
          gap: 8px;
        }
        .wm {
          font-size: 1.05rem;
        }
        :host([playing]) .wm,
        :host([playing]) .theme {
          display: none;
        }
        .mid {
          margin: 0 auto 0 0;
        }
      }
    `,
  ]
  @property({ attribute: false }) connection: Connection | undefined
  /** on a narrow screen the name makes room */
  @property({ type: Boolean, reflect: true }) playing = false
  @state() private colours = theme()

  override render(): TemplateResult {
    const label = `${words.app.theme.title}: ${words.app.theme[this.colours]}`
    return html`<button type="button" class="wm" data-testid="go-home" title=${words.app.home} @click=${() => ask(this, { type: 'go home' })}>
        ${words.app.name}<i>${words.app.year}</i>
      </button>
      <div class="mid"><slot></slot></div>
      ${
        this.connection === undefined
          ? nothing
          : html`<manhunt-connection .connection=${this.connection}></manhunt-connection>`
      }
      <slot name="more"></slot>
      <button type="button" class="btn sq q theme" aria-label=${label} title=${label} data-testid="theme" @click=${this.turn}>
        ${icon(this.colours === 'dark' ? 'moon' : this.colours === 'light' ? 'sun' : 'half')}
      </button>`
  }

  private turn(): void {
    this.colours = nextTheme()
  }
}
