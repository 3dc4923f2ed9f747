import { bent } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat, here } from './cheat.ts'

/** Its proofs are those of somebody who is far away. */
export const nothingOnTheSpot: Cheat = {
  does: 'answers "nothing" to a search on the spot',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('here'),
  says: ({ session, play }) => bent(session, play, { believed: new Map([[here(session), FAR]]) }),
}
