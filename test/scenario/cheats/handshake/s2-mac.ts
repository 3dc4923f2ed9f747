import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s2Mac: Forgery = {
  does: 'answers without the secret of its own invitation',
  by: 'host',
  scene: 'first meeting',
  message: 's2',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.garbled(1, OTHER[64]),
}
