import { bent } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat, routeOf } from './cheat.ts'

/** Its proofs are those of somebody who came another way. */
export const nothingOnTheTrail: Cheat = {
  does: 'answers "nothing" to a search on the trail',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('trail'),
  says: ({ session, play }) =>
    bent(session, play, {
      believed: new Map(
        routeOf(session)
          .slice(0, -1)
          .map(handle => [handle, FAR]),
      ),
    }),
}
