import type { Forgery } from '../forgery.ts'
import { closing } from '../helpers.ts'
import { bytesAt, fieldsOf } from '../told.ts'

export const closingAsResign: Forgery = {
  does: "passes off a closing's signature as that of a resignation",
  by: 'guest',
  scene: 'resigning',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.garbled(1, bytesAt(fieldsOf(closing(told))[1])),
}
