/** A card held up: its face, and beside it what can be done with it now. A press there sends, since opening it was the first. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { Table } from '../../app/view.ts'
import { pawnStyle } from '../../board/style-pawn.ts'
import { cardStyle, type Face, gameCard } from '../../parts/card.ts'
import { openRules } from '../../parts/help/open.ts'
import { icon } from '../../parts/icons.ts'
import { pictureStyle } from '../../parts/pictures/picture.ts'
import { artStyle } from '../../parts/pictures/style.ts'
import { cost } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { words } from '../../text/index.ts'
import { type Act, namingFor } from './acts.ts'
import type { CardRef } from './card-ref.ts'
import { reasonSaid, type Way, waysOf } from './card-ways.ts'
import {
  agentFace,
  characterFace,
  encounterFace,
  generalFace,
  orderFace,
  planFace,
  preyFace,
  thingFace,
} from './faces.ts'
import { prospect } from './learn.ts'
import { buyPrice } from './prices.ts'
import { ruleOfCard } from './rulings.ts'
import { portraitStyle } from './style-portrait.ts'

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-card-sheet': ManhuntCardSheet
  }
  interface HTMLElementEventMap {
    /** an act that was chosen on its card: to be sent at once */
    'act-send': CustomEvent<{ readonly act: Act }>
  }
}

function faceOf(card: CardRef, { game }: Table): Face {
  switch (card.type) {
    case 'thing':
      return thingFace(card.thing, card.uses)
    case 'craft':
      return planFace(card.card, game)
    case 'assistance':
      return orderFace(card.card, game, buyPrice(game, card.row))
    case 'reserve':
    case 'in force':
      return orderFace(card.card, game, undefined)
    case 'encounter':
      return encounterFace(card.card)
    case 'prey':
      return preyFace(card.card)
    case 'character':
      return characterFace(card.name)
    case 'agent':
      return agentFace(card.kind)
    case 'general':
      return generalFace(card.name)
  }
}
function nameOf(card: CardRef): string {
  switch (card.type) {
    case 'thing':
      return card.thing
    case 'character':
    case 'general':
      return card.name
    case 'agent':
      return card.kind
    default:
      return card.card
  }
}

@customElement('manhunt-card-sheet')
export class ManhuntCardSheet extends LitElement {
  static override styles = [
    base,
    controls,
    pawnStyle,
    pictureStyle,
    portraitStyle,
    artStyle,
    cardStyle,
    css`
      dialog {
        border: 0;
        padding: 0;
        background: none;
        color: var(--ink);
        max-width: calc(100vw - 24px);
        max-height: calc(100dvh - 24px);
      }
      dialog::backdrop {
        background: var(--scrim);
      }
      .both {
        display: grid;
        grid-template-columns: minmax(0, 300px) minmax(0, 300px);
        gap: 16px;
        align-items: start;
        padding: 4px;
      }
      .both.alone {
        grid-template-columns: minmax(0, 300px);
      }
      .gc {
        min-height: 380px;
        animation: lift var(--m) var(--ease);
      }
      @keyframes lift {
        from {
          transform: translateY(18px) rotate(-2deg);
          opacity: 0;
        }
      }
      .ways {
        display: grid;
        gap: 8px;
      }
      .ways > .cap {
        background: var(--ink);
        color: var(--paper);
        padding: 11px 14px 9px;
        border-radius: var(--r1);
        font-size: var(--t0);
      }
      .way {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 2px 10px;
        align-items: center;
        min-height: 56px;
        padding: 9px 12px 9px 16px;
        border: 0;
        border-left: 6px solid var(--forest);
        border-radius: var(--r1);
        background: var(--card);
        color: var(--ink);
        box-shadow: var(--shadow-2);
        text-align: left;
        font: 740 var(--t1) / 1.1 var(--f-head);
        cursor: pointer;
      }
      .way small {
        grid-column: 1 / -1;
        font: 400 var(--t-1) / 1.25 var(--f-text);
        color: var(--ink-2);
      }
      .way:hover {
        background: var(--blue-wash);
      }
      .way[aria-disabled='true'] {
        border-left-style: dashed;
        border-left-color: var(--line-2);
        background: var(--paper-2);
        color: var(--ink-2);
        cursor: help;
      }
      .shut {
        background: var(--card);
        box-shadow: var(--shadow-2);
      }
      @media (max-width: 41.25em) {
        .both,
        .both.alone {
          grid-template-columns: minmax(0, 300px);
          justify-content: center;
        }
        .both:not(.alone) .gc {
          min-height: 0;
        }
      }
    `,
  ]
  @property({ attribute: false }) table!: Table
  @property({ attribute: false }) acts: readonly Act[] = []
  @state() private card: CardRef | undefined
  @query('dialog') private readonly dialog!: HTMLDialogElement | null

  /** what opened it, to which the focus goes back */
  private from: HTMLElement | undefined
  private root: Node | undefined

  /** It opens for every card that is pressed in the same tree. */
  override connectedCallback(): void {
    super.connectedCallback()
    this.root = this.getRootNode()
    this.root.addEventListener('card-open', this.opened)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.root?.removeEventListener('card-open', this.opened)
  }
  private readonly opened = (event: Event): void => {
    const [from] = event.composedPath()
    if (event instanceof CustomEvent) void this.show(event.detail, from)
  }

  /** Holds a card up; closing it gives the focus back to where it came from. */
  async show(card: CardRef, from: EventTarget | undefined): Promise<void> {
    this.card = card
    this.from = from instanceof HTMLElement ? from : undefined
    await this.updateComplete
    if (this.dialog?.open === false) this.dialog.showModal()
  }
  close(): void {
    this.dialog?.close()
    this.closed()
  }

  override render(): TemplateResult | typeof nothing {
    const { card } = this
    if (card === undefined) return nothing
    const face = faceOf(card, this.table)
    const ways = waysOf(card, this.table, this.acts)
    return html`<dialog aria-label=${face.title} data-testid="card-sheet" @click=${this.outside} @close=${this.closed}>
      <div class="both ${ways.length === 0 ? 'alone' : ''}">
        ${gameCard(face, 'card-face', nameOf(card))}
        <div class="ways">
          ${ways.length === 0 ? nothing : html`<h2 class="cap">${words.cards.can}</h2>${ways.map(way => this.way(way, face))}`}
          <button type="button" class="btn q shut" data-testid="card-rule" @click=${() => openRules(ruleOfCard(card))}>${icon('help')}${words.help.ref(ruleOfCard(card))}</button>
          <button type="button" class="btn q shut" data-testid="card-close" autofocus @click=${this.close}>${icon('x')}${words.cards.close}</button>
        </div>
      </div>
    </dialog>`
  }

  private way(one: Way, face: Face): TemplateResult {
    const label = words.cards.ways[one.way]
    if ('why' in one) {
      return html`<button type="button" class="way" aria-disabled="true" data-testid="card-way" data-way=${one.way}>
        <span>${label}</span>${one.price === undefined ? nothing : cost(one.price, words.table.free, true)}<small>${reasonSaid(one.why)}</small>
      </button>`
    }
    const { option, cost: price } = one.act
    const detail =
      option.type === 'craft'
        ? words.optionLabel(option, undefined, namingFor(this.table))
        : // what the card says already is not said again
          prospect(option, this.table.game)
            .filter(line => !face.text.includes(line))
            .join(' ')
    return html`<button type="button" class="way" data-testid="card-way" data-way=${one.way} data-option=${one.act.play.option}
      @click=${() => this.send(one.act)}>
      <span>${label}</span>${price === undefined ? nothing : cost(price, words.table.free)}${detail === '' ? nothing : html`<small>${detail}</small>`}
    </button>`
  }
  private send(act: Act): void {
    this.close()
    this.dispatchEvent(new CustomEvent('act-send', { detail: { act }, bubbles: true, composed: true }))
  }
  /** By the button, or by the browser's own way to close a dialog. */
  private readonly closed = (): void => {
    if (this.card === undefined) return
    this.card = undefined
    this.from?.focus()
  }
  /** A press beside the card puts it down. */
  private readonly outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close()
  }
}
