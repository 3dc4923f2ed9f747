import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s2AnswersAnother: Forgery = {
  does: 'answers another first message',
  by: 'host',
  scene: 'first meeting',
  message: 's2',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.set(0, OTHER[64]),
}
