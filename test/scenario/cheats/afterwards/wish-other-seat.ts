import type { Forgery } from '../forgery.ts'

export const wishOtherSeat: Forgery = {
  does: "wishes in the other side's name",
  by: 'guest',
  scene: 'wishing for another game',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, 0),
}
