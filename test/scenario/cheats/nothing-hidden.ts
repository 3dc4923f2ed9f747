import { steps } from '../story.ts'
import { type Cheat, choosing, withChoice } from './cheat.ts'

export const nothingHidden: Cheat = {
  does: 'moves without committing to where',
  by: 'Fugitive',
  when: 'live',
  code: 'commitment-malformed',
  now: choosing(steps('wilderness')),
  says: ({ honest }) => withChoice(honest, part => ({ ...part, commitments: [] })),
}
