import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const wishOtherGame: Forgery = {
  does: 'wishes for a game after another one',
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, OTHER[64]),
}
