import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const nextByGuest: Forgery = {
  does: 'invites the host to a game of its own',
  by: 'guest',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'wishing for another game', message: 'rematch', says: ({ wire }) => wire },
  says: told => told.signed([told.gameId, [1, 1], OTHER[16], OTHER[32], OTHER[16], OTHER[16]]),
}
