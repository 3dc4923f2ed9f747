import { towns } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { answering, type Cheat } from './cheat.ts'
import { hitchHiking } from './stories.ts'

export const drivenFar: Cheat = {
  does: 'hitch-hikes to another town than the next one',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: hitchHiking,
  now: answering('hitch-hike'),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(there(towns.at(-1))) }),
}
