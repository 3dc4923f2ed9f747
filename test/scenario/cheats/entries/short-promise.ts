import type { Forgery } from '../forgery.ts'
import { changeRoll, rolls } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const shortPromise: Forgery = {
  does: 'commits to its next contribution with something shorter than a hash',
  by: 'host',
  scene: "the guest's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  which: rolls,
  says: told => changeRoll(told, 3, OTHER[32]),
}
