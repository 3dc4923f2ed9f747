import { KANSK } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing, stepAtTheCrash } from './cheat.ts'

/** It goes to Kansk and says that it stays in the wilderness, so that nobody there tells. */
export const pastATown: Cheat = {
  does: 'claims not to have entered a town',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: choosing(steps('town')),
  says: ({ session }) => {
    const { believed, play } = stepAtTheCrash(session)
    return bent(session, play, { believed, hide: sealedInstead(KANSK) })
  },
}
