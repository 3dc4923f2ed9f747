import type { Forgery } from '../forgery.ts'

export const g4Seat: Forgery = {
  does: 'commits itself for the other seat',
  by: 'guest',
  scene: 'agreeing',
  message: 'g4',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(1, 0),
}
