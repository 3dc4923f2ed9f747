import { bent } from '../../protocol/forge.ts'
import { FIRST } from '../story.ts'
import { answering, type Cheat, here } from './cheat.ts'

export const hereInsteadOfTrail: Cheat = {
  does: 'answers "here" to a search on the trail, to be taken for nearer than it is',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('trail'),
  says: ({ session, play }) => bent(session, play, { believed: new Map([[here(session), FIRST]]) }),
}
