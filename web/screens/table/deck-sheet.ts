/** A deck laid open: what is left of it, what was played. All of it is public. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { Game } from '../../../src/games/siberian-manhunt/game.ts'
import { icon } from '../../parts/icons.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { paper } from '../../style/paper.ts'
import { words } from '../../text/index.ts'
import { type DeckId, deckName, deckRows, deckSize } from './decks.ts'

declare global {
  interface HTMLElementTagNameMap {
    'manhunt-deck-sheet': ManhuntDeckSheet
  }
}

@customElement('manhunt-deck-sheet')
export class ManhuntDeckSheet extends LitElement {
  static override styles = [
    base,
    controls,
    paper,
    css`
      dialog {
        border: 0;
        padding: 0;
        background: none;
        color: var(--ink);
        width: min(520px, calc(100vw - 24px));
        max-height: calc(100dvh - 24px);
      }
      dialog::backdrop {
        background: var(--scrim);
      }
      .index {
        display: flex;
        flex-direction: column;
        max-height: calc(100dvh - 24px);
      }
      .index > .top {
        flex: none;
      }
      .x {
        border: 0;
        margin-left: auto;
      }
      .in {
        padding: 14px 16px 16px;
        overflow: auto;
        line-height: 1.3;
      }
      table {
        width: 100%;
        margin-top: 10px;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 5px 4px;
        text-align: right;
        border-top: 1px solid var(--line);
        font-variant-numeric: tabular-nums;
      }
      thead th {
        border: 0;
        font: 700 var(--t-1) / 1.1 var(--f-head);
        color: var(--ink-2);
      }
      th:first-child {
        text-align: left;
      }
      tbody th {
        font: 700 var(--t1) / 1.15 var(--f-head);
      }
      .none th,
      .none td {
        color: var(--ink-2);
      }
      .none th {
        font-weight: 500;
      }
      td b {
        font: 820 var(--t1) / 1 var(--f-head);
      }
    `,
  ]
  @property({ attribute: false }) game!: Game
  @state() private deck: DeckId | undefined
  @query('dialog') private readonly dialog!: HTMLDialogElement | null

  /** what opened it, to which the focus goes back */
  private from: HTMLElement | undefined
  private root: Node | undefined

  /** It opens for every deck that is pressed in the same tree. */
  override connectedCallback(): void {
    super.connectedCallback()
    this.root = this.getRootNode()
    this.root.addEventListener('deck-open', this.opened)
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.root?.removeEventListener('deck-open', this.opened)
  }
  private readonly opened = (event: Event): void => {
    const [from] = event.composedPath()
    if (event instanceof CustomEvent) void this.show(event.detail, from)
  }

  async show(deck: DeckId, from: EventTarget | undefined): Promise<void> {
    this.deck = deck
    this.from = from instanceof HTMLElement ? from : undefined
    await this.updateComplete
    if (this.dialog?.open === false) this.dialog.showModal()
  }

  override render(): TemplateResult | typeof nothing {
    const { deck } = this
    if (deck === undefined) return nothing
    const { decks, close } = words.cards
    const size = deckSize(deck, this.game)
    return html`<dialog aria-labelledby="name" data-testid="deck-sheet" data-deck=${deck} @click=${this.outside} @close=${this.closed}>
      <div class="index">
        <div class="top">
          <h2 class="cap" id="name">${decks.open(deckName(deck), size.left, size.discarded)}</h2>
          <button type="button" class="btn sq q x" aria-label=${close} data-testid="deck-close" autofocus @click=${this.close}>${icon('x')}</button>
        </div>
        <div class="in" tabindex="0" role="region" aria-labelledby="name">
          <p class="mute">${decks.text} ${deck === 'assistance' ? decks.recruits : nothing}</p>
          <table>
            <thead><tr><th scope="col">${decks.card}</th><th scope="col">${decks.leftHead}</th><th scope="col">${decks.gone}</th><th scope="col">${decks.elsewhere}</th></tr></thead>
            <tbody>${deckRows(deck, this.game).map(
              row => html`<tr class=${row.left === 0 ? 'none' : ''} data-card=${row.card}>
                <th scope="row">${words.cardName(row.card)}</th><td><b>${row.left}</b></td><td>${row.discarded}</td><td>${row.elsewhere}</td>
              </tr>`,
            )}</tbody>
          </table>
        </div>
      </div>
    </dialog>`
  }
  private readonly close = (): void => {
    this.dialog?.close()
    this.closed()
  }
  private readonly closed = (): void => {
    if (this.deck === undefined) return
    this.deck = undefined
    this.from?.focus()
  }
  private readonly outside = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close()
  }
}
