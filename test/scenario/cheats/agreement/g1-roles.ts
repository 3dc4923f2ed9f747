import type { Forgery } from '../forgery.ts'

export const g1Roles: Forgery = {
  does: 'proposes to give one role to both',
  by: 'host',
  scene: 'agreeing',
  message: 'g1',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, ['fixed', [0, 0]]),
}
