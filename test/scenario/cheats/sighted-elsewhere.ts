import { bent, sealed } from '../../protocol/forge.ts'
import { FIRST } from '../story.ts'
import { answering, type Cheat, here, indexOf } from './cheat.ts'
import { flownOverAtTheCrash } from './stories.ts'

export const sightedElsewhere: Cheat = {
  does: 'is seen from the air, and says that it is next to where it is',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: flownOverAtTheCrash,
  now: answering('sighted'),
  says: ({ session }) => {
    const answer = { option: indexOf(session, 'sighted'), hidden: [] }
    return bent(session, answer, { believed: new Map([[here(session), FIRST]]), hide: sealed })
  },
}
