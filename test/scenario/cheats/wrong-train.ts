import { towns } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { there } from '../../protocol/seated.ts'
import { answering, type Cheat } from './cheat.ts'
import { byTrain } from './stories.ts'

export const wrongTrain: Cheat = {
  does: 'goes by railway to another town than the next one',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: byTrain,
  now: answering('railway'),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(there(towns.at(-1))) }),
}
