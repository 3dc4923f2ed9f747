/**
 * The assistance board: three rows of two cards, each with the price of its row. A card opens when it is pressed, and is
 * bought there. When cards have moved since the last view, they slide, in the direction that is printed on the board.
 */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { isRed } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import type { AssistanceCard, Game } from '../../../src/games/siberian-manhunt/game.ts'
import type { Table } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { moves } from '../../parts/motion.ts'
import { cost, panel } from '../../parts/words.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { pieces } from '../../style/pieces.ts'
import { words } from '../../text/index.ts'
import { opens } from './card-ref.ts'
import { deckSize } from './decks.ts'
import { assistanceIcons } from './icons.ts'
import { buyPrice } from './prices.ts'
import { type Board, slidesOf } from './slides.ts'
import { assistanceStyle } from './style-assistance.ts'

@customElement('manhunt-assistance')
export class ManhuntAssistance extends LitElement {
  static override styles = [
    base,
    controls,
    pieces,
    assistanceStyle,
    css`
      :host {
        display: block;
      }
    `,
  ]
  @property({ attribute: false }) game!: Game
  /** what the player can pay, or nothing while there is nothing to buy */
  @property({ attribute: false }) energy: number | undefined
  /** the board that was last drawn; a copy, since a state may be changed in place */
  private seen: Board | undefined

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('game')) return
    const { board } = this.game.assistance
    if (this.seen !== undefined) this.slide(this.seen)
    this.seen = board.map(cards => [...cards])
  }

  private slide(before: Board): void {
    for (const { row, column, from } of slidesOf(before, this.game.assistance.board)) {
      const card = this.renderRoot.querySelector(`[data-row="${row}"][data-column="${column}"]`)
      const height = card?.getBoundingClientRect().height ?? 0
      moves(card, [
        { transform: `translateY(${(from - row) * (height + 7)}px)`, opacity: from < 0 ? 0 : 1 },
        { transform: 'none', opacity: 1 },
      ])
    }
  }

  override render(): TemplateResult {
    const { board } = this.game.assistance
    return html`<div class="assist" data-testid="assistance">${board.map((cards, row) => {
      const price = buyPrice(this.game, row)
      return html`<div class="pr">${cost(price, '')}</div>
        ${cards.map((card, column) =>
          card === null
            ? html`<div class="mini gap"><p>${words.government.gap}</p></div>`
            : this.card(card, row, column, price),
        )}`
    })}</div>`
  }

  private card(card: AssistanceCard, row: number, column: number, price: number): TemplateResult {
    const red = isRed(card)
    const kind = card === 'Recruit' ? 'rec' : red ? 'red' : ''
    const dear = !red && this.energy !== undefined && this.energy < price
    return html`<button type="button" class="mini ${kind} ${dear ? 'dear' : ''}" data-testid="assistance-card" data-card=${card} data-row=${row}
      data-column=${column} title=${words.cardText(card)} aria-haspopup="dialog" @click=${opens({ type: 'assistance', card, row, column })}>
      <b>${words.cardName(card)}</b><span class="short">${words.assistanceShort[card]}</span>
      <span class="art">${icon(assistanceIcons[card])}${red ? html`<span class="never">${words.government.red}</span>` : nothing}</span>
    </button>`
  }
}

/** The board on a sheet of its own. */
export function assistancePanel({ game, role, yourDecision }: Table): TemplateResult {
  const buying = role === 'Government' && yourDecision && game.phase === 'Government'
  return panel(
    words.government.assistance,
    words.government.deck(deckSize('assistance', game).left),
    html`<manhunt-assistance .game=${game} .energy=${buying ? game.government.energy : undefined}></manhunt-assistance>`,
    'cards',
    '8.7',
  )
}
