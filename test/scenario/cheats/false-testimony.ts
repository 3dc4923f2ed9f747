import { bent } from '../../protocol/forge.ts'
import { FAR, optionsOf } from '../story.ts'
import { answering, type Cheat, here } from './cheat.ts'
import { interrogated } from './stories.ts'

export const falseTestimony: Cheat = {
  does: 'testifies to a location where it has not been',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  story: interrogated,
  now: answering('testify'),
  says: ({ session }) => {
    const option = optionsOf(session).findIndex(one => one.type === 'testify' && one.node === FAR)
    return bent(session, { option, hidden: [] }, { believed: new Map([[here(session), FAR]]) })
  },
}
