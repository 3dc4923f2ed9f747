import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g4Signature: Forgery = {
  does: 'commits itself without a valid signature',
  by: 'host',
  scene: 'agreeing',
  message: 'g4',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, OTHER[64]),
}
