import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g1Nonce: Forgery = {
  does: 'commits to a nonce with something shorter than a hash',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(6, OTHER[32]),
}
