/** Which card a press is about; the card itself opens large, with what can be done with it. */
import type { Thing } from '../../../src/games/siberian-manhunt/belongings.ts'
import type { FugitiveName } from '../../../src/games/siberian-manhunt/cards/characters.ts'
import type { GeneralName } from '../../../src/games/siberian-manhunt/cards/generals.ts'
import type { CraftingName, PreyName } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type {
  AgentKind,
  AssistanceCard,
  EncounterName,
  LastingCard,
  NormalCard,
} from '../../../src/games/siberian-manhunt/game.ts'

export type CardRef =
  | { readonly type: 'thing'; readonly thing: Thing; readonly uses: number; readonly at: 'carried' | 'camp' | 'worn' }
  /** a card beside the table that can be made */
  | { readonly type: 'craft'; readonly card: CraftingName }
  | { readonly type: 'assistance'; readonly card: AssistanceCard; readonly row: number; readonly column: number }
  | { readonly type: 'reserve'; readonly card: NormalCard }
  | { readonly type: 'in force'; readonly card: LastingCard; readonly until: number }
  | { readonly type: 'encounter'; readonly card: EncounterName }
  | { readonly type: 'prey'; readonly card: PreyName }
  | { readonly type: 'character'; readonly name: FugitiveName }
  | { readonly type: 'agent'; readonly kind: AgentKind }
  | { readonly type: 'general'; readonly name: Exclude<GeneralName, 'none'> }

declare global {
  interface HTMLElementEventMap {
    'card-open': CustomEvent<CardRef>
  }
}

/** What a press on that card does. */
export const opens =
  (card: CardRef) =>
  ({ currentTarget }: Event): void => {
    currentTarget?.dispatchEvent(new CustomEvent('card-open', { detail: card, bubbles: true, composed: true }))
  }
