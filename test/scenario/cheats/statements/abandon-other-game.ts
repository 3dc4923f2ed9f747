import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const abandonOtherGame: Forgery = {
  does: 'claims that somebody left another game',
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, OTHER[64]),
}
