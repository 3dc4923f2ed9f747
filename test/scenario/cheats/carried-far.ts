import { towns } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { answering, type Cheat } from './cheat.ts'
import { carriedAway } from './stories.ts'

export const carriedFar: Cheat = {
  does: 'is carried to another town than a nearest one',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: carriedAway,
  now: answering('carried'),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(there(towns.at(-1))) }),
}
