import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const closingSignature: Forgery = {
  does: 'closes without a valid signature',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'closing',
  says: told => told.garbled(1, OTHER[64]),
}
