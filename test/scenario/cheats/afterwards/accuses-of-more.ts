import type { Forgery } from '../forgery.ts'
import { accusation, badEntry, truthfully } from '../helpers.ts'

export const accusesOfMore: Forgery = {
  does: 'accuses the other side of something worse than it did',
  by: 'host',
  scene: 'the game goes on',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => accusation(told, 'fork', [badEntry(told)]),
}
