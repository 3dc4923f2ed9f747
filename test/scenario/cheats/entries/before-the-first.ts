import type { Forgery } from '../forgery.ts'

export const beforeTheFirst: Forgery = {
  does: 'numbers an entry before the first one',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  says: told => told.set(2, 0),
}
