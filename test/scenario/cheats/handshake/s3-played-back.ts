import type { Forgery } from '../forgery.ts'

export const s3PlayedBack: Forgery = {
  does: 'plays back the end of an earlier handshake',
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's3',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.earlier('s3'),
}
