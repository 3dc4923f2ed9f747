import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const drawOtherHead: Forgery = {
  does: 'offers a draw in another history',
  by: 'host',
  scene: 'offering a draw',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(4, OTHER[64]),
}
