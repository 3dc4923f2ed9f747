import type { Forgery } from '../forgery.ts'

export const nextHost: Forgery = {
  does: 'invites without saying whose the next game is',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(4, new Uint8Array()),
}
