import type { Forgery } from '../forgery.ts'
import { changeRoll, rolls } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const shortContribution: Forgery = {
  does: 'contributes to a roll with half of what it needs',
  by: 'host',
  scene: "the guest's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  which: rolls,
  says: told => changeRoll(told, 2, OTHER[16]),
}
