import { bent } from '../../protocol/forge.ts'
import { FIRST } from '../story.ts'
import { answering, type Cheat, here } from './cheat.ts'
import { flownOverAtTheCrash } from './stories.ts'

export const sightedElsewhere: Cheat = {
  does: 'is seen from the air, and says that it is next to where it is',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: flownOverAtTheCrash,
  now: answering('sighted'),
  says: ({ session, play }) => bent(session, play, { believed: new Map([[here(session), FIRST]]) }),
}
