import { bent, sealed } from '../../protocol/forge.ts'
import { FAR, steps } from '../story.ts'
import { type Cheat, choosing, nextHandle } from './cheat.ts'

/** The proofs are about the point, which is honest; the hash, which the seed opens, says something else. */
export const twoLocations: Cheat = {
  does: 'hides two locations in the two halves of a commitment',
  by: 'Fugitive',
  when: 'audit',
  code: 'point-mismatch',
  now: choosing(steps('wilderness')),
  says: ({ session, play }) =>
    bent(session, play, {
      hide: (honest, place) => {
        const { agreed, head } = session.transcript
        const other = session.vault.derive(agreed.gameId, nextHandle(session), head, FAR)
        const { hash } = sealed(other, place).commitment
        return { opening: honest, commitment: { ...sealed(honest, place).commitment, hash } }
      },
    }),
}
