import type { Forgery } from '../forgery.ts'

export const garbledSignature: Forgery = {
  does: 'signs nothing at all',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'bad-signature',
  says: told => told.garbled(2, new Uint8Array(64)),
}
