import type { Forgery } from '../forgery.ts'

export const haveACrowd: Forgery = {
  does: 'has more accusations than there can be',
  by: 'guest',
  scene: 'checking in',
  message: 'have',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, 2),
}
