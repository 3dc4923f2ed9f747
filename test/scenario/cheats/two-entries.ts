import { bent } from '../../protocol/forge.ts'
import { playOf } from '../story.ts'
import { answering, type Cheat } from './cheat.ts'

/** The agent moves to one place; then, when it is seen what comes of it, to another. */
export const twoEntries: Cheat = {
  does: 'signs two entries with one number',
  by: 'Government',
  when: 'live',
  code: 'fork',
  now: answering('move agent'),
  says: ({ session, honest }) => {
    const other = playOf(session, option => option.type === 'move agent')
    return [honest, bent(session, other)]
  },
}
