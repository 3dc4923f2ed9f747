import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const resignOtherHead: Forgery = {
  does: 'resigns in another history',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(4, OTHER[64]),
}
