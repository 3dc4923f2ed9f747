import type { Forgery } from '../forgery.ts'

export const meetCounter: Forgery = {
  does: 'tells of a place in a life that its page cannot have',
  by: 'host',
  scene: 'first meeting',
  message: 'meet',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, 2 ** 32),
}
