import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s1Tag: Forgery = {
  does: 'comes with the tag of another invitation',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'invite-unknown',
  says: told => told.set(2, OTHER[64]),
}
