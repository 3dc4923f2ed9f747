import { bent, sealedInstead } from '../../protocol/forge.ts'
import { FAR, steps } from '../story.ts'
import { type Cheat, choosing } from './cheat.ts'

export const offTheRoads: Cheat = {
  does: 'moves along no road',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: choosing(steps('wilderness')),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(FAR) }),
}
