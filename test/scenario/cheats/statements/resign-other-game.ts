import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const resignOtherGame: Forgery = {
  does: 'resigns in another game',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, OTHER[64]),
}
