import { inTurn } from '../../parts/paced.ts'
import type { ManhuntActions } from './actions.ts'

/**
 * Gives the focus, if nothing has it, to the first answer or action. Once the view is painted: to move the focus the browser
 * lays out all that is new.
 */
export async function focusAgain(root: ShadowRoot | null, list: ManhuntActions | null): Promise<void> {
  const isFree = () => (root?.activeElement?.localName ?? 'main') === 'main'
  await inTurn('first')
  if (!isFree()) return
  const answer = root?.querySelector<HTMLElement>('[data-testid=question] [data-testid=act]')
  if (answer) answer.focus()
  else void list?.focusFirst(isFree)
}
