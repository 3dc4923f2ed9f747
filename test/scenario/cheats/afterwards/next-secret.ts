import type { Forgery } from '../forgery.ts'

export const nextSecret: Forgery = {
  does: 'invites without a secret',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(5, new Uint8Array()),
}
