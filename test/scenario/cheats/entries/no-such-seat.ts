import type { Forgery } from '../forgery.ts'

export const noSuchSeat: Forgery = {
  does: 'speaks for a seat that there is not',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'no-such-seat',
  says: told => told.set(1, 7),
}
