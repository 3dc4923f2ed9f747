import type { Forgery } from '../forgery.ts'

export const resignOtherSeat: Forgery = {
  does: "resigns in the other side's name",
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(2, 0),
}
