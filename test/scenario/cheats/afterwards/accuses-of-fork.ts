import type { Forgery } from '../forgery.ts'
import { accusation, lastOf, truthfully } from '../helpers.ts'

export const accusesOfFork: Forgery = {
  does: 'passes off one entry twice as two different ones',
  by: 'host',
  scene: 'the game goes on, with a waiting time',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => accusation(told, 'fork', [lastOf(told, 1), lastOf(told, 1)]),
}
