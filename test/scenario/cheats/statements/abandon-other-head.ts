import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const abandonOtherHead: Forgery = {
  does: 'claims that somebody left another history',
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(4, OTHER[64]),
}
