import type { Forgery } from '../forgery.ts'

export const nextRoom: Forgery = {
  does: 'invites without saying where to meet later',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, new Uint8Array()),
}
