import type { Forgery } from '../forgery.ts'
import { numberOf } from '../helpers.ts'

export const abandonEarlier: Forgery = {
  does: 'claims to have waited at an earlier entry',
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(3, numberOf(told.fields[3]) - 1),
}
