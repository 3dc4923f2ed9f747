import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g2OtherProposal: Forgery = {
  does: 'consents to another proposal',
  by: 'guest',
  scene: 'agreeing',
  message: 'g2',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, OTHER[64]),
}
