import type { Forgery } from '../forgery.ts'

export const g4Contribution: Forgery = {
  does: 'commits to no contribution to the first roll',
  by: 'host',
  scene: 'agreeing',
  message: 'g4',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, new Uint8Array()),
}
