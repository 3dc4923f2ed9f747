import { KANSK } from '../../../src/games/siberian-manhunt/board.ts'
import { bent } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat, here, routeOf } from './cheat.ts'

export const trailInsteadOfHere: Cheat = {
  does: 'answers "trail" to a search on the spot, as if it had moved on',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('here'),
  says: ({ session, play }) => {
    const before = routeOf(session).at(-2) ?? here(session)
    return bent(session, play, {
      believed: new Map([
        [before, KANSK],
        [here(session), FAR],
      ]),
    })
  },
}
