import type { Forgery } from '../forgery.ts'

export const meetNowhere: Forgery = {
  does: 'tells no secret of where to meet again',
  by: 'host',
  scene: 'first meeting',
  message: 'meet',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, new Uint8Array()),
}
