import type { Forgery } from '../forgery.ts'

export const unknownStatement: Forgery = {
  does: 'states something of no known kind',
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, 'victory'),
}
