import type { Forgery } from '../forgery.ts'
import { STRANGER } from '../props.ts'

export const s3Signature: Forgery = {
  does: 'concludes with another key than it began with',
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's3',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.signedBy(STRANGER),
}
