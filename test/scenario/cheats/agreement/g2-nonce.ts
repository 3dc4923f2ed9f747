import type { Forgery } from '../forgery.ts'

export const g2Nonce: Forgery = {
  does: 'contributes no nonce to the name of the game',
  by: 'guest',
  scene: 'agreeing',
  message: 'g2',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, new Uint8Array()),
}
