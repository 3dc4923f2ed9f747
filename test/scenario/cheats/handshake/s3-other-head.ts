import type { Forgery } from '../forgery.ts'
import { numberOf } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const s3OtherHead: Forgery = {
  does: 'concludes with another history',
  by: 'guest',
  scene: 'meeting again in a game',
  message: 's3',
  found: 'refused',
  code: 'fork',
  says: told => told.set(1, [[numberOf(told.fields[1]), OTHER[64]]]),
}
