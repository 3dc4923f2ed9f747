import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g1Signature: Forgery = {
  does: 'proposes without a valid signature',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
