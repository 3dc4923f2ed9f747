import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g3Signature: Forgery = {
  does: 'concludes without a valid signature',
  by: 'host',
  scene: 'agreeing',
  message: 'g3',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
