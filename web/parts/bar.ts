/** The bar over every screen but the first: name, what goes on, the line, settings. Slots: the middle, and extra buttons. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query } from 'lit/decorators.js'
import { ask } from '../app/command.ts'
import type { Connection } from '../app/view.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { dialogStyle } from '../style/dialog.ts'
import { words } from '../text/index.ts'
import { openRules } from './help/open.ts'
import { icon } from './icons.ts'
import { narrow } from './narrow.ts'
import './connection.ts'
import './settings.ts'

@customElement('manhunt-bar')
export class ManhuntBar extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyle,
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
      :host > .btn {
        border-color: var(--desk-line);
        color: var(--desk-ink);
      }
      .folded {
        display: grid;
        gap: 10px;
        margin-bottom: 16px;
        padding-bottom: 14px;
        border-bottom: 1px solid var(--line);
      }
      .folded .wm {
        color: var(--ink);
      }
      .folded .wm i {
        color: var(--ink-2);
      }
      /* a tablet held across: all of the turn beside the line to the other side */
      @media (max-width: 66em) {
        :host([playing]) .wm i {
          display: none;
        }
      }
      @media (max-width: 47.5em) {
        :host {
          padding: 0 8px 0 12px;
          gap: 8px;
        }
        .wm {
          font-size: 1.05rem;
        }
        .mid {
          margin: 0 auto 0 0;
        }
      }
      /* a page magnified to 400 % has this little room */
      @media (max-width: 22.1875em) {
        :host {
          gap: 4px;
        }
        .wm {
          flex: 0 1 auto;
          min-width: 0;
          white-space: normal;
          text-align: left;
        }
        .wm i {
          display: none;
        }
      }
    `,
  ]
  @property({ attribute: false }) connection: Connection | undefined
  /** on a narrow screen the name makes room */
  @property({ type: Boolean, reflect: true }) playing = false
  @query('dialog') private readonly dialog!: HTMLDialogElement | null

  override connectedCallback(): void {
    super.connectedCallback()
    this.setAttribute('role', 'banner')
    narrow.addEventListener('change', this.resized)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    narrow.removeEventListener('change', this.resized)
  }
  private readonly resized = (): void => this.requestUpdate()

  override render(): TemplateResult {
    const { settings } = words.app
    // Then the name and the extra buttons stand in the menu.
    const folded = this.playing && narrow.matches
    const more = html`<slot name="more" @click=${this.makesRoom}></slot>`
    const { open } = words.help
    const menu = folded ? words.table.menu : settings
    return html`${folded ? nothing : this.name()}
      <div class="mid"><slot></slot></div>
      ${
        this.connection === undefined
          ? nothing
          : html`<manhunt-connection .connection=${this.connection} ?leads=${folded || !narrow.matches}></manhunt-connection>`
      }
      ${folded ? nothing : more}
      <button type="button" class="btn sq q" aria-label=${open} title=${open} aria-haspopup="dialog" data-testid="help-open"
        @click=${() => openRules()}>${icon('help')}</button>
      <button type="button" class="btn sq q" aria-label=${menu} title=${menu} aria-haspopup="dialog" data-testid="settings"
        @click=${this.open}>${icon(folded ? 'menu' : 'gear')}</button>
      <dialog aria-labelledby="settings" data-testid="settings-sheet" @click=${this.outside} @keydown=${this.quiet}>
        ${folded ? html`<div class="folded">${this.name()}${more}</div>` : nothing}
        <h2 class="h" id="settings">${settings}</h2>
        <manhunt-settings></manhunt-settings>
        <div class="row"><button type="button" class="btn p" autofocus data-testid="settings-close" @click=${this.close}>${words.app.dismiss}</button></div>
      </dialog>`
  }

  private name(): TemplateResult {
    return html`<button type="button" class="wm" data-testid="go-home" title=${words.app.home} @click=${() => ask(this, { type: 'go home' })}>
      ${words.app.name}<i>${words.app.year}</i>
    </button>`
  }

  private readonly open = (): void => this.dialog?.showModal()
  private readonly close = (): void => this.dialog?.close()
  /**
   * Whatever stands in the menu opens something of its own. The menu closes first, so that the focus comes back to its button
   * when that is closed.
   */
  private readonly makesRoom = { handleEvent: (): void => this.close(), capture: true }
  /** A press beside the sheet closes it. */
  private readonly outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close()
  }
  /** Keys that are meant for the sheet are not the table's. */
  private readonly quiet = (event: KeyboardEvent): void => event.stopPropagation()
}
