import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g2Signature: Forgery = {
  does: 'consents without a valid signature',
  by: 'guest',
  scene: 'agreeing',
  message: 'g2',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
