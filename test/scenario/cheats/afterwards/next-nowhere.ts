import type { Forgery } from '../forgery.ts'

export const nextNowhere: Forgery = {
  does: 'invites to a place without a name',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, new Uint8Array()),
}
