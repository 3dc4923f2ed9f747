import { bent, sealedInstead } from '../../protocol/forge.ts'
import { FAR } from '../story.ts'
import { answering, type Cheat } from './cheat.ts'
import { givenALift } from './stories.ts'

export const riddenOff: Cheat = {
  does: 'rides on along no road',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: givenALift,
  now: answering('ride on'),
  says: ({ session, play }) => bent(session, play, { hide: sealedInstead(FAR) }),
}
