import type { Forgery } from '../forgery.ts'
import { wishing } from '../helpers.ts'

export const wishTooEarly: Forgery = {
  does: 'wishes for another game during this one',
  by: 'guest',
  scene: 'the game goes on',
  message: 'rematch',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'wishing for another game', message: 'rematch', says: wishing },
  says: wishing,
}
