import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const g4DealKey: Forgery = {
  does: 'brings a key for secret decks into a game without any',
  by: 'guest',
  scene: 'agreeing',
  message: 'g4',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(4, OTHER[32]),
}
