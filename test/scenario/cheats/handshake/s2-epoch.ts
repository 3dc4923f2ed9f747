import type { Forgery } from '../forgery.ts'

export const s2Epoch: Forgery = {
  does: 'says that it listens earlier than the last time',
  by: 'host',
  scene: 'meeting again in a game',
  message: 's2',
  found: 'refused',
  code: 'old-epoch',
  says: told => told.set(3, 0),
}
