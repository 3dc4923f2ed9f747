import type { Forgery } from '../forgery.ts'

export const g2Seat: Forgery = {
  does: 'consents for a seat that there is not',
  by: 'guest',
  scene: 'agreeing',
  message: 'g2',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, 2),
}
