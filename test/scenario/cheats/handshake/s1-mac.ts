import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s1Mac: Forgery = {
  does: 'does not know the secret of the invitation',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.garbled(1, OTHER[64]),
}
