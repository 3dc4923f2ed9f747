import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g3OtherProposal: Forgery = {
  does: 'concludes another proposal than was consented to',
  by: 'host',
  scene: 'agreeing',
  message: 'g3',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, OTHER[64]),
}
