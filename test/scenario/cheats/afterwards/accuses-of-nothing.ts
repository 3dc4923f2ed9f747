import { encode } from '../../../../protocol/bytes/codec.ts'
import type { Forgery } from '../forgery.ts'
import { badEntry, truthfully } from '../helpers.ts'

export const accusesOfNothing: Forgery = {
  does: 'accuses the other side of no known fault',
  by: 'host',
  scene: 'the game goes on',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => encode([1, 1, 200, [badEntry(told)]]),
}
