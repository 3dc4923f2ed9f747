import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const abandonSignature: Forgery = {
  does: 'claims to have waited without a valid signature',
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
