import type { Forgery } from '../forgery.ts'
import { accusation, lastOf, truthfully } from '../helpers.ts'

export const accusesHonest: Forgery = {
  does: 'accuses the other side of an honest entry',
  by: 'host',
  scene: 'the game goes on, with a waiting time',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => accusation(told, 'proof-false', [lastOf(told, 1)]),
}
