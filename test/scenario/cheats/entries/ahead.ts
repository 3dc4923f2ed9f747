import type { Forgery } from '../forgery.ts'
import { numberOf } from '../helpers.ts'

export const ahead: Forgery = {
  does: 'leaves out a number',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'ahead',
  says: told => told.set(2, numberOf(told.fields[2]) + 1),
}
