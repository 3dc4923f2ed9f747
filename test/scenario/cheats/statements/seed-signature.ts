import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const seedSignature: Forgery = {
  does: 'opens its seed without a valid signature',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'seed',
  says: told => told.garbled(1, OTHER[64]),
}
