import { bent } from '../../protocol/forge.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing, stepFromElsewhere } from './cheat.ts'

/** The border is far away: the game would be won. */
export const intoChina: Cheat = {
  does: 'claims to have come to China',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: choosing(steps('wilderness')),
  says: ({ session }) => {
    const { believed, play } = stepFromElsewhere(session, option => option.type === 'move' && option.into === 'china')
    return bent(session, play, { believed })
  },
}
