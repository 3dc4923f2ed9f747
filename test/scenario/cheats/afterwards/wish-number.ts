import type { Forgery } from '../forgery.ts'

export const wishNumber: Forgery = {
  does: 'numbers its wish before the first one',
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, 0),
}
