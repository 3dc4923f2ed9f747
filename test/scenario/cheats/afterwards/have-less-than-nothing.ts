import type { Forgery } from '../forgery.ts'

export const haveLessThanNothing: Forgery = {
  does: 'has fewer entries than none',
  by: 'guest',
  scene: 'checking in',
  message: 'have',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, -1),
}
