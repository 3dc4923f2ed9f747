import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s3Mac: Forgery = {
  does: 'concludes without the secret of the invitation',
  by: 'guest',
  scene: 'first meeting',
  message: 's3',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.garbled(1, OTHER[64]),
}
