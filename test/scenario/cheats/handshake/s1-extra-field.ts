import type { Forgery } from '../forgery.ts'

export const s1ExtraField: Forgery = {
  does: 'adds a field to its first message',
  by: 'guest',
  scene: 'first meeting',
  message: 's1',
  found: 'refused',
  code: 'bad-handshake',
  says: told => told.signed([...told.fields, 0]),
}
