import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const seedOther: Forgery = {
  does: 'opens a seed that it had not committed to',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'seed',
  says: told => told.set(3, OTHER[32]),
}
