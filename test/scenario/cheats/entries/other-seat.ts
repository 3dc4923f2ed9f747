import type { Forgery } from '../forgery.ts'

export const otherSeat: Forgery = {
  does: "speaks in the other side's name",
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'bad-signature',
  says: told => told.set(1, 1),
}
