import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const s1OtherGame: Forgery = {
  does: 'resumes another game',
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's1',
  found: 'refused',
  code: 'game-unknown',
  says: told => told.set(2, OTHER[64]),
}
