import type { Forgery } from '../forgery.ts'
import { changePart, listAt, partsOf } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const proofTooMany: Forgery = {
  does: 'sends a proof too many',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'accused',
  code: 'proof-missing',
  says: told => changePart(told, 4, [...listAt(partsOf(told)[0], 4), OTHER[64]]),
}
