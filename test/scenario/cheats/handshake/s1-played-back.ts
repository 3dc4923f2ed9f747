import type { Forgery } from '../forgery.ts'

export const s1PlayedBack: Forgery = {
  does: 'says a third message of an earlier connection first',
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's1',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.earlier('s3'),
}
