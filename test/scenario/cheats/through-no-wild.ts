import { bent, sealedInstead } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat } from './cheat.ts'
import { acrossTheWild } from './stories.ts'

export const throughNoWild: Cheat = {
  does: 'goes across country to where none leads',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: acrossTheWild,
  now: answering('bush-whack'),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(FAR) }),
}
