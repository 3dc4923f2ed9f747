import type { Forgery } from '../forgery.ts'

export const nothingSaid: Forgery = {
  does: 'signs an entry without a part',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  says: told => told.set(4, []),
}
