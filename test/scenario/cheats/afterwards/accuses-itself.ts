import { encode } from '../../../../protocol/bytes/codec.ts'
import type { Forgery } from '../forgery.ts'
import { truthfully } from '../helpers.ts'
import { fieldsOf } from '../told.ts'

export const accusesItself: Forgery = {
  does: "puts the other side's fault down to itself, to end the game without a loser",
  by: 'host',
  scene: 'the game goes on',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => encode(fieldsOf(truthfully(told)).map((field, i) => (i === 0 ? 0 : field))),
}
