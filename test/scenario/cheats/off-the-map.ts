import { NODES } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing } from './cheat.ts'

export const offTheMap: Cheat = {
  does: 'moves to a location that does not exist',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: choosing(steps('wilderness')),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(NODES + 1) }),
}
