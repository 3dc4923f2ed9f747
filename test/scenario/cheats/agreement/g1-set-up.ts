import type { Forgery } from '../forgery.ts'

export const g1SetUp: Forgery = {
  does: 'proposes a set-up that the rules do not know',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'refused',
  code: 'other-rules',
  says: told => told.set(2, 'anything goes'),
}
