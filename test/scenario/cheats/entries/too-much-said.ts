import { there } from '../../../protocol/seated.ts'
import type { Forgery } from '../forgery.ts'
import { partsOf } from '../helpers.ts'

export const tooMuchSaid: Forgery = {
  does: 'signs an entry with more parts than fit',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  says: told =>
    told.set(
      4,
      Array.from({ length: 257 }, () => there(partsOf(told)[0])),
    ),
}
