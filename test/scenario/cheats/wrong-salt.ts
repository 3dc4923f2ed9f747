import { SALT_BYTES } from '../../../protocol/crypto/commitment.ts'
import { answering, type Cheat, withChoice, withOpening } from './cheat.ts'

export const wrongSalt: Cheat = {
  does: 'opens its location with a wrong salt',
  by: 'Fugitive',
  when: 'live',
  code: 'proof-false',
  now: answering('here'),
  says: ({ honest }) =>
    withChoice(honest, part => ({
      ...part,
      proofs: part.proofs.map(proof => withOpening(proof, 1, new Uint8Array(SALT_BYTES))),
    })),
}
