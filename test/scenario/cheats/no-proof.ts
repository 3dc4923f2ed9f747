import { steps } from '../story.ts'
import { type Cheat, choosing, withChoice } from './cheat.ts'

export const noProof: Cheat = {
  does: 'moves without a proof',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-missing',
  now: choosing(steps('wilderness')),
  says: ({ honest }) => withChoice(honest, part => ({ ...part, proofs: [] })),
}
