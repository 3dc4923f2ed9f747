import { bent } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat, here } from './cheat.ts'
import { flownOverAtTheCrash } from './stories.ts'

export const unseen: Cheat = {
  does: 'claims to be outside of the area that is flown over',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: flownOverAtTheCrash,
  now: answering('sighted'),
  says: ({ session, play }) => bent(session, play, { believed: new Map([[here(session), FAR]]) }),
}
