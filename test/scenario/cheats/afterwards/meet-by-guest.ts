import { encode } from '../../../../protocol/bytes/codec.ts'
import type { Forgery } from '../forgery.ts'
import { OTHER } from '../props.ts'

export const meetByGuest: Forgery = {
  does: 'tells the host where the host is',
  by: 'guest',
  scene: 'the game goes on',
  message: 'meet',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'checking in', message: 'have', says: ({ wire }) => wire },
  says: () => encode([OTHER[32], 3]),
}
