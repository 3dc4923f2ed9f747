import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g4Seed: Forgery = {
  does: 'commits to its seed with something shorter than a hash',
  by: 'guest',
  scene: 'agreeing',
  message: 'g4',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, OTHER[32]),
}
