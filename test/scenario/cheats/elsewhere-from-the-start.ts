import { CRASH } from '../../../src/games/siberian-manhunt/board.ts'
import { bent, sealedInstead } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat } from './cheat.ts'

export const elsewhereFromTheStart: Cheat = {
  does: 'begins its route elsewhere than at the crash site',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('crash'),
  says: ({ session }) => bent(session, { option: 0, hidden: [CRASH] }, { hide: sealedInstead(FAR) }),
}
