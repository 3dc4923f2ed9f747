import { proveOpening } from '../../../protocol/proofs/opening.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import type { Part } from '../../../protocol/transcript/entry.ts'
import { NODES } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealed } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { steps } from '../story.ts'
import { answering, type Cheat, choosing, here, indexOf } from './cheat.ts'
import { toldOfInKansk } from './stories.ts'

const OUTSIDE = NODES + 1

/** Proofs are about the point, which is honest: so the hash can hold what no proof would allow, until it is opened. */
export const openedOutside: Cheat = {
  does: 'seals a location that does not exist in the hash of a commitment, and declares it',
  by: 'Fugitive',
  when: 'live',
  code: 'value-outside',
  story: toldOfInKansk,
  before: {
    now: choosing(steps('town')),
    says: ({ session, play }) =>
      bent(session, play, {
        hide: (honest, place) => {
          const { hash } = sealed({ ...honest, value: OUTSIDE }, place).commitment
          return { opening: honest, commitment: { ...sealed(honest, place).commitment, hash } }
        },
      }),
  },
  now: answering('declare'),
  says: ({ session }) => {
    const { position, agreed, height, head } = session.transcript
    const opened = proveOpening(OUTSIDE, there(session.vault.opening(here(session))))
    const option = indexOf(session, 'declare')
    const part: Part = { type: 'choice', request: there(position.digest()), option, commitments: [], proofs: [opened] }
    return { gameId: agreed.gameId, seat: toSeat(0), number: height + 1, previous: head, parts: [part] }
  },
}
