import type { Forgery } from '../forgery.ts'
import { listAt } from '../helpers.ts'

export const wishWaitingTime: Forgery = {
  does: 'wishes for a waiting time of a hundred years',
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, [[...listAt(told.fields[3], 0).slice(0, 2), 100 * 365 * 24 * 60]]),
}
