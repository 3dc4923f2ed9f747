import { bent } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat, here } from './cheat.ts'
import { attackedAtTheCrash } from './stories.ts'

export const notHere: Cheat = {
  does: 'answers "not here" to an attack on the spot',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: attackedAtTheCrash,
  now: answering('here'),
  says: ({ session, play }) => bent(session, play, { believed: new Map([[here(session), FAR]]) }),
}
