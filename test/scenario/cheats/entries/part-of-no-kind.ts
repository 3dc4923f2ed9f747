import type { Forgery } from '../forgery.ts'
import { changePart } from '../helpers.ts'

export const partOfNoKind: Forgery = {
  does: 'says something that is neither a choice nor a roll',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  says: told => changePart(told, 0, 2),
}
