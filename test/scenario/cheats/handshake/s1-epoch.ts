import type { Forgery } from '../forgery.ts'

export const s1Epoch: Forgery = {
  does: 'says that it connects earlier than the last time',
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's1',
  found: 'refused',
  code: 'old-epoch',
  says: told => told.set(5, 0),
}
