/** What is public of the decks: how many of each card are left, discarded, or somewhere else. */
import { html, type TemplateResult } from 'lit'
import { assistanceCards } from '../../../src/games/siberian-manhunt/cards/assistance.ts'
import { encounterCards, urbanCards, wildernessCards } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { Deck, Decks } from '../../../src/games/siberian-manhunt/drawing.ts'
import type { AssistanceCard, Game } from '../../../src/games/siberian-manhunt/game.ts'
import { values } from '../../../src/games/siberian-manhunt/values.ts'
import { words } from '../../text/index.ts'

export type DeckId = keyof Decks | 'assistance'
export const deckIds: readonly DeckId[] = ['encounters', 'urban', 'wilderness', 'assistance']

export interface DeckRow {
  readonly card: keyof typeof encounterCards | keyof typeof urbanCards | keyof typeof wildernessCards | AssistanceCard
  readonly left: number
  readonly discarded: number
  /** on the table, in somebody's hands, or set aside */
  readonly elsewhere: number
}

/** The cards of a deck as they are named in its data, each once. */
export function deckRows(id: DeckId, { decks, assistance }: Game): readonly DeckRow[] {
  switch (id) {
    case 'encounters':
      return counted(decks.encounters, encounterCards)
    case 'urban':
      return counted(decks.urban, urbanCards)
    case 'wilderness':
      return counted(decks.wilderness, wildernessCards)
    case 'assistance': {
      const { blocks, recruit, others } = assistance.deck
      const left = [{ card: 'Recruit', left: blocks + (recruit ? 1 : 0) } as const, ...others]
      return left.map(({ card, left }) => {
        const discarded = assistance.discards.filter(one => one === card).length
        return { card, left, discarded, elsewhere: assistanceCards[card].count - left - discarded }
      })
    }
  }
}
const counted = <Card extends DeckRow['card']>(
  deck: Deck<Card>,
  cards: Readonly<Record<Card, { readonly count: number }>>,
): readonly DeckRow[] =>
  deck.map(({ card, left, discarded }) => ({
    card,
    left,
    discarded,
    elsewhere: cards[card].count - left - discarded,
  }))

/** How many are left and how many discarded. Of the assistance deck nobody knows which cards lie in the blocks, only how many. */
export function deckSize(id: DeckId, game: Game): { readonly left: number; readonly discarded: number } {
  const rows = deckRows(id, game)
  const { deck } = game.assistance
  const sum = (pile: 'left' | 'discarded') => rows.reduce((all, row) => all + row[pile], 0)
  const left = id === 'assistance' ? deck.left + deck.blocks * values.assistance.blockSize : sum('left')
  return { left, discarded: sum('discarded') }
}

export const deckName = (id: DeckId): string =>
  id === 'assistance' ? words.cards.decks.assistance : words.cards.decks.names[id]

declare global {
  interface HTMLElementEventMap {
    'deck-open': CustomEvent<DeckId>
  }
}

/** A little stack for each deck; it opens when it is pressed. */
export function deckStrip(game: Game): TemplateResult {
  return html`<ul class="decks" aria-label=${words.cards.decks.title} data-testid="decks">${deckIds.map(id => {
    const { left, discarded } = deckSize(id, game)
    const open = ({ currentTarget }: Event): void => {
      currentTarget?.dispatchEvent(new CustomEvent('deck-open', { detail: id, bubbles: true, composed: true }))
    }
    return html`<li><button type="button" class="deck ${id} ${left === 0 ? 'out' : ''}" data-testid="deck" data-deck=${id} data-left=${left} data-discarded=${discarded}
      aria-haspopup="dialog" @click=${open}>
      <span class="stack" aria-hidden="true"><b>${left}</b></span><small aria-hidden="true">${deckName(id)}</small>
      <small class="mute" aria-hidden="true">${words.cards.decks.discarded(discarded)}</small>
      <span class="vh">${words.cards.decks.open(deckName(id), left, discarded)}</span>
    </button></li>`
  })}</ul>`
}
