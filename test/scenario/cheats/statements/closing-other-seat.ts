import type { Forgery } from '../forgery.ts'

export const closingOtherSeat: Forgery = {
  does: "closes in the other side's name",
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'closing',
  says: told => told.set(2, 0),
}
