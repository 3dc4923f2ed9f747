import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const otherHistory: Forgery = {
  does: 'continues another history',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'other-history',
  says: told => told.set(3, OTHER[64]),
}
