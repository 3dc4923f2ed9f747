import { encode } from '../../../../protocol/bytes/codec.ts'
import type { Forgery } from '../forgery.ts'

/** The code of a refusal is looked up in a list; nothing of the text is shown. */
export const refusesInOtherWords: Forgery = {
  does: 'refuses with words of its own in the place of a reason',
  by: 'host',
  scene: 'the game goes on',
  message: 'refuse',
  found: 'refused',
  code: 'unknown',
  control: { scene: 'the game goes on', message: 'refuse', says: () => encode('diverged') },
  says: () => encode('<img src=x onerror=alert(1)>'),
}
