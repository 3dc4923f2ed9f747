import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const otherGame: Forgery = {
  does: 'speaks in another game',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'other-game',
  says: told => told.set(0, OTHER[64]),
}
