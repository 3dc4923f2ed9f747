import { bent, sealed } from '../../protocol/forge.ts'
import { FIRST } from '../story.ts'
import { answering, type Cheat, here, indexOf } from './cheat.ts'

export const hereInsteadOfTrail: Cheat = {
  does: 'answers "here" to a search on the trail, to be taken for nearer than it is',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('trail'),
  says: ({ session }) => {
    const answer = { option: indexOf(session, 'here'), hidden: [] }
    return bent(session, answer, { believed: new Map([[here(session), FIRST]]), hide: sealed })
  },
}
