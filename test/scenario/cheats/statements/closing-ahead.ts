import type { Forgery } from '../forgery.ts'
import { numberOf } from '../helpers.ts'

export const closingAhead: Forgery = {
  does: 'closes at an entry that nobody has signed',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'closing',
  says: told => told.set(3, numberOf(told.fields[3]) + 1),
}
