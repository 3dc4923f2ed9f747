/** Whose turn it is, in the words of the bar. */
import type { Table } from '../../app/view.ts'
import { words } from '../../text/index.ts'

export interface Turn {
  readonly text: string
  /** this player must decide */
  readonly mine: boolean
  /** whose doing is awaited */
  readonly side: Table['role']
}

export function turnOf({ game, owes, role, yourDecision }: Table): Turn {
  const other = role === 'Fugitive' ? 'Government' : 'Fugitive'
  const side = owes === 'you' ? role : other
  if (game.phase === 'set up') return { text: words.turn.setUp, mine: yourDecision, side }
  if (yourDecision)
    return { text: game.phase === role ? words.turn.yours(role) : words.turn.asked(role), mine: true, side }
  if (owes === 'you') return { text: words.turn.answering, mine: false, side }
  return { text: game.phase === role ? words.turn.theyDecide(other) : words.turn.theirs(other), mine: false, side }
}
