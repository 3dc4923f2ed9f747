import type { Forgery } from '../forgery.ts'

export const nextOtherWishes: Forgery = {
  does: 'invites to what nobody has wished for',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, [1, 9]),
}
