import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s1LongNonce: Forgery = {
  does: 'draws a nonce of another length',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.set(4, OTHER[64]),
}
