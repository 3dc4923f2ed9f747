import { optionsOf } from '../story.ts'
import { answering, type Cheat, withChoice } from './cheat.ts'

export const unheardOfOption: Cheat = {
  does: 'chooses an action that is not on offer',
  by: 'Government',
  when: 'live',
  code: 'no-such-option',
  now: answering('move agent'),
  says: ({ session, honest }) => withChoice(honest, part => ({ ...part, option: optionsOf(session).length })),
}
