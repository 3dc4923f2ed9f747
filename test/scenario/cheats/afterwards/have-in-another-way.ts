import type { Forgery } from '../forgery.ts'

export const haveInAnotherWay: Forgery = {
  does: 'says how much it has in a way that nobody knows',
  by: 'guest',
  scene: 'checking in',
  message: 'have',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, 2),
}
