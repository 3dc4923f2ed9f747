import type { Forgery } from '../forgery.ts'

export const wishSetUp: Forgery = {
  does: 'wishes for a set-up that the rules do not know',
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, [['anything goes', ['joint roll']]]),
}
