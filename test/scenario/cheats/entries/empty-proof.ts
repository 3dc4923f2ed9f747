import type { Forgery } from '../forgery.ts'
import { changePart, listAt, partsOf } from '../helpers.ts'

export const emptyProof: Forgery = {
  does: 'sends an empty proof',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'accused',
  code: 'proof-false',
  says: told =>
    changePart(
      told,
      4,
      listAt(partsOf(told)[0], 4).map(() => new Uint8Array()),
    ),
}
