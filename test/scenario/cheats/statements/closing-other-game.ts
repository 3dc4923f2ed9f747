import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const closingOtherGame: Forgery = {
  does: 'closes another game',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'closing',
  says: told => told.set(1, OTHER[64]),
}
