import { FAR } from '../story.ts'
import { answering, type Cheat, withChoice, withOpening } from './cheat.ts'

export const wrongValue: Cheat = {
  does: 'opens its location as another one',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('here'),
  says: ({ honest }) =>
    withChoice(honest, part => ({ ...part, proofs: part.proofs.map(proof => withOpening(proof, 0, FAR)) })),
}
