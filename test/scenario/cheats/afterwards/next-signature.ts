import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const nextSignature: Forgery = {
  does: 'invites without a valid signature',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
