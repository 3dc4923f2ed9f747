import type { Forgery } from '../forgery.ts'

export const abandonOtherSeat: Forgery = {
  does: "claims to have been left, in the other side's name",
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, 1),
}
