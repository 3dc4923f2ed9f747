import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s2LongNonce: Forgery = {
  does: 'answers with a nonce of another length',
  by: 'host',
  scene: 'first meeting',
  message: 's2',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.set(2, OTHER[64]),
}
