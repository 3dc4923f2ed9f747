import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s3AnswersAnother: Forgery = {
  does: 'concludes another handshake',
  by: 'guest',
  scene: 'first meeting',
  message: 's3',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.set(0, OTHER[64]),
}
