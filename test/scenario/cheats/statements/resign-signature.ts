import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const resignSignature: Forgery = {
  does: 'resigns without a valid signature',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
