/** The line to the other side: a lamp, a word, what it means. Its shape says as much as its colour. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { Connection } from '../app/view.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { words } from '../text/index.ts'
import type { ManhuntExchange } from './exchange/exchange.ts'
import { icon } from './icons.ts'
import { fetched } from './missing.ts'
import { connectionSays } from './says.ts'

/** Few connect without a broker: its sheet is fetched when somebody does. */
const sheet = () => import('./exchange/exchange.ts')

/** Any of the lines on a screen asks for the one sheet that connects without a broker. */
const asked = new EventTarget()

@customElement('manhunt-connection')
export class ManhuntConnection extends LitElement {
  static override styles = [
    base,
    controls,
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
      @media (max-width: 66em) {
        :host(:not([full])) .more {
          max-width: 15em;
        }
      }
      @media (min-width: 62em) {
        :host(:not([full])) .says {
          min-width: 7.5em;
        }
      }
      @media (min-width: 68.75em) {
        /* Also the button that leads to the other way has its room, with the lamp and three gaps. */
        :host(:not([full])) {
          min-width: calc(8.5em + 41px + var(--hit));
          min-height: var(--hit);
        }
        .says,
        :host(:not([full])) .says {
          min-width: 8.5em;
        }
      }
      .other {
        display: grid;
        gap: 6px;
        justify-items: start;
      }
      :host([full]) {
        flex-wrap: wrap;
        align-items: flex-start;
      }
      :host([full]) .more {
        color: var(--ink-2);
      }
      /* The bar has room for two lines; the sheet below says all of it. */
      :host(:not([full])) .more {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
      }
      :host(:not([full])) .btn {
        border-color: var(--desk-line);
        color: var(--desk-ink);
      }
      @media (max-width: 47.5em) {
        :host(:not([full])) .says {
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
  /** whether it also leads to the way without a broker */
  @property({ type: Boolean }) leads = false
  @query('manhunt-exchange') private readonly sheet!: ManhuntExchange | null
  @state() private now = Date.now()
  private ticking = 0

  override connectedCallback(): void {
    super.connectedCallback()
    asked.addEventListener('open', this.open)
    this.ticking = window.setInterval(() => {
      this.now = Date.now()
    }, 30_000)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.ticking)
    asked.removeEventListener('open', this.open)
  }

  protected override updated(changed: PropertyValues<this>): void {
    // What a link brought opens the sheet by itself, once it is there.
    const begun = changed.get('connection')?.exchange === undefined && this.connection.exchange !== undefined
    if (changed.has('connection') && begun && !this.full) void fetched(sheet)
  }

  override render(): TemplateResult {
    const { name, detail } = connectionSays(this.connection, this.now)
    const more = html`<span class="more">${detail}</span>`
    // How fast the line is, and since when it is down, changes by itself all the time: that is not spoken.
    const lasting = this.connection.trouble !== undefined
    return html`<i class="lamp ${this.connection.state}"></i>
      <div class="says" data-testid="connection" data-state=${this.connection.state}>
        <div role=${this.full ? nothing : 'status'}><b>${name}</b>${lasting ? more : nothing}</div>
        ${lasting ? nothing : more}</div>
      ${this.leads && this.connection.state !== 'connected' ? this.otherWay() : nothing}
      ${this.full ? nothing : html`<manhunt-exchange .connection=${this.connection}></manhunt-exchange>`}`
  }
  /** Wherever the line is not up, there is another way. */
  private otherWay(): TemplateResult {
    const { open, noRoute } = words.exchange
    const press = (): boolean => asked.dispatchEvent(new Event('open'))
    if (this.full)
      return html`<span class="other"><span class="more">${noRoute}</span>
        <button type="button" class="btn q" data-testid="exchange-open" @click=${press}>${icon('link')}${open}</button></span>`
    return html`<button type="button" class="btn sq q" aria-label=${open} title=${open} aria-haspopup="dialog"
      data-testid="exchange-open" @click=${press}>${icon('link')}</button>`
  }
  private readonly open = async (): Promise<void> => {
    if (this.sheet !== null && (await fetched(sheet))) await this.sheet.show()
  }
}
