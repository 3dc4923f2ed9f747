import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g1Rules: Forgery = {
  does: 'proposes to play by other rules',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'refused',
  code: 'other-rules',
  says: told => told.set(1, OTHER[64]),
}
