import type { Forgery } from '../forgery.ts'

export const haveFewerStatements: Forgery = {
  does: 'has fewer side statements than none',
  by: 'guest',
  scene: 'checking in',
  message: 'have',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, [0, -1]),
}
