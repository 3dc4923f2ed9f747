import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const drawSignature: Forgery = {
  does: 'offers a draw without a valid signature',
  by: 'host',
  scene: 'offering a draw',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
