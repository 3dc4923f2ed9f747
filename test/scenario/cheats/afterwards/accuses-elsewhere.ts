import { encode } from '../../../../protocol/bytes/codec.ts'
import type { Forgery } from '../forgery.ts'
import { numberOf, truthfully } from '../helpers.ts'
import { fieldsOf } from '../told.ts'

export const accusesElsewhere: Forgery = {
  does: 'accuses the other side of a fault in another entry than the faulty one',
  by: 'host',
  scene: 'the game goes on',
  message: 'accuse',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: 'the game goes on', message: 'accuse', says: truthfully },
  says: told => encode(fieldsOf(truthfully(told)).map((field, i) => (i === 1 ? numberOf(field) - 1 : field))),
}
