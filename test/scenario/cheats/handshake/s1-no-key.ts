import type { Forgery } from '../forgery.ts'

export const s1NoKey: Forgery = {
  does: 'comes with a key that is no key',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.set(3, new Uint8Array(32)),
}
