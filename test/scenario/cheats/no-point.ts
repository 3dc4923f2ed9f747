import { steps } from '../story.ts'
import { type Cheat, choosing, withChoice } from './cheat.ts'

/** The identity of the group would commit to nothing. */
export const noPoint: Cheat = {
  does: 'commits with a point that is none',
  by: 'Fugitive',
  when: 'live',
  code: 'commitment-malformed',
  now: choosing(steps('wilderness')),
  says: ({ honest }) =>
    withChoice(honest, part => ({
      ...part,
      commitments: part.commitments.map(({ hash }) => ({ hash, point: new Uint8Array(32) })),
    })),
}
