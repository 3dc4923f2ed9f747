import type { Forgery } from '../forgery.ts'

export const g1Seats: Forgery = {
  does: 'proposes more seats than roles',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(4, 3),
}
