import { bent } from '../../protocol/forge.ts'
import { steps } from '../story.ts'
import { type Cheat, choosing, stepFromElsewhere } from './cheat.ts'

export const overNoWater: Cheat = {
  does: 'crosses water where there is none',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: choosing(steps('wilderness')),
  says: ({ session }) => {
    const { believed, play } = stepFromElsewhere(session, option => option.type === 'move' && option.way === 'water')
    return bent(session, play, { believed })
  },
}
