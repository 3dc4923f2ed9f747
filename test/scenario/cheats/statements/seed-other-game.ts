import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const seedOtherGame: Forgery = {
  does: 'opens its seed in another game',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'seed',
  says: told => told.set(1, OTHER[64]),
}
