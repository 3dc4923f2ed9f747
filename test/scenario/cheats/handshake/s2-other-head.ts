import type { Forgery } from '../forgery.ts'
import { numberOf } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const s2OtherHead: Forgery = {
  does: 'resumes with another history',
  by: 'host',
  scene: 'meeting again in a game',
  message: 's2',
  found: 'refused',
  code: 'fork',
  says: told => told.set(6, [[numberOf(told.fields[6]), OTHER[64]]]),
}
