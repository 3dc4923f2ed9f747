import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const closingOtherHead: Forgery = {
  does: 'closes another history',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'closing',
  says: told => told.set(4, OTHER[64]),
}
