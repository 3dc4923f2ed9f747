import type { Forgery } from '../forgery.ts'
import { changePart } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const otherQuestion: Forgery = {
  does: 'answers another question than is asked',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'refused',
  code: 'diverged',
  says: told => changePart(told, 1, OTHER[64]),
}
