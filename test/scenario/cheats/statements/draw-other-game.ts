import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const drawOtherGame: Forgery = {
  does: 'offers a draw in another game',
  by: 'host',
  scene: 'offering a draw',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, OTHER[64]),
}
