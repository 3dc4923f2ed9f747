import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g3Nonce: Forgery = {
  does: "opens another nonce than it had committed to, after seeing the guest's",
  by: 'host',
  scene: 'agreeing',
  message: 'g3',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, OTHER[32]),
}
