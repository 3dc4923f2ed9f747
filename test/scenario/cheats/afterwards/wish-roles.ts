import type { Forgery } from '../forgery.ts'
import { listAt } from '../helpers.ts'

export const wishRoles: Forgery = {
  does: 'wishes for a game in which both have one role',
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, [[listAt(told.fields[3], 0)[0] ?? [], ['fixed', [0, 0]]]]),
}
