import type { Forgery } from '../forgery.ts'

export const g3NoGuest: Forgery = {
  does: "concludes without the guest's consent",
  by: 'host',
  scene: 'agreeing',
  message: 'g3',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, []),
}
