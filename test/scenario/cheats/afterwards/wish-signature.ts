import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const wishSignature: Forgery = {
  does: 'wishes without a valid signature',
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
