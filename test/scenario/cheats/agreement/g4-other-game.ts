import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g4OtherGame: Forgery = {
  does: 'commits itself in another game',
  by: 'guest',
  scene: 'agreeing',
  message: 'g4',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(0, OTHER[64]),
}
