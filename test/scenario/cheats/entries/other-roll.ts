import type { Forgery } from '../forgery.ts'
import { changeRoll, rolls } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const otherRoll: Forgery = {
  does: 'contributes to another roll than is due',
  by: 'host',
  scene: "the guest's move",
  message: 'entry',
  found: 'refused',
  code: 'diverged',
  which: rolls,
  says: told => changeRoll(told, 1, OTHER[64]),
}
