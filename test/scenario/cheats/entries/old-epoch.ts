import type { Forgery } from '../forgery.ts'

export const oldEpoch: Forgery = {
  does: 'signs as if in an earlier connection',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'old-epoch',
  says: told => told.inEpoch(0),
}
