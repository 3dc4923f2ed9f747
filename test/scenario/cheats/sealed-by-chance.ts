import { SALT_BYTES } from '../../../protocol/crypto/commitment.ts'
import { bent, sealed } from '../../protocol/forge.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing } from './cheat.ts'

/** The step is a good one; only its salt does not come from the seed, so that the seed would not open it. */
export const sealedByChance: Cheat = {
  does: 'seals a step with a salt of its own making',
  by: 'Fugitive',
  when: 'audit',
  code: 'commitment-mismatch',
  now: choosing(steps('wilderness')),
  says: ({ session, play }) =>
    bent(session, play, {
      hide: (honest, place) => sealed({ ...honest, salt: new Uint8Array(SALT_BYTES).fill(7) }, place),
    }),
}
