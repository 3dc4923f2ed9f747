import { steps } from '../story.ts'
import { type Cheat, choosing } from './cheat.ts'

/** The entry should open the contribution to the roll that follows. */
export const heldBack: Cheat = {
  does: 'enters a town and keeps its contribution to the draw to itself',
  by: 'Fugitive',
  when: 'live',
  code: 'held-back',
  now: choosing(steps('town')),
  says: ({ honest }) => ({ ...honest, parts: honest.parts.slice(0, 1) }),
}
