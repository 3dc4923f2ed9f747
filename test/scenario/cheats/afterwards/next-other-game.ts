import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const nextOtherGame: Forgery = {
  does: 'invites to the game after another one',
  by: 'host',
  scene: 'wishing for the same',
  message: 'next',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, OTHER[64]),
}
