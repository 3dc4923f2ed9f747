import type { Forgery } from '../forgery.ts'

export const g1WaitingTime: Forgery = {
  does: 'proposes to wait for a hundred years',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.signed([...told.fields, 100 * 366 * 24 * 60]),
}
