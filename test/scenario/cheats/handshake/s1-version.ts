import type { Forgery } from '../forgery.ts'

export const s1Version: Forgery = {
  does: 'begins with a protocol version that does not exist',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'other-version',
  says: told => told.set(0, 2),
}
