import type { Forgery } from '../forgery.ts'

export const g1Version: Forgery = {
  does: 'proposes a game of another protocol version',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'refused',
  code: 'other-rules',
  says: told => told.set(0, 2),
}
