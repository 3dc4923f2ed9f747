import type { Forgery } from '../forgery.ts'
import { partsOf } from '../helpers.ts'

export const sameTwice: Forgery = {
  does: 'makes its choice twice in one entry',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'refused',
  code: 'diverged',
  says: told => told.set(4, [...partsOf(told), ...partsOf(told)]),
}
