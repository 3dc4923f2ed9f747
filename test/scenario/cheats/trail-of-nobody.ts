import { bent } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { answering, type Cheat, routeOf } from './cheat.ts'
import { lookedForInVain } from './stories.ts'

export const trailOfNobody: Cheat = {
  does: 'answers "trail" to a search where it has not been',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: lookedForInVain,
  now: answering('nothing'),
  says: ({ session, play, option }) => {
    const [first] = routeOf(session)
    const node = option?.type === 'nothing' ? option.node : 0
    return bent(session, play, { believed: new Map([[there(first), node]]) })
  },
}
