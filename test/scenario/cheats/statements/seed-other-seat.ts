import type { Forgery } from '../forgery.ts'

export const seedOtherSeat: Forgery = {
  does: "opens its seed as the other side's",
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  which: told => told.fields[0] === 'seed',
  says: told => told.set(2, 0),
}
