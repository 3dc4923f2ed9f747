import type { Forgery } from '../forgery.ts'
import { changePart } from '../helpers.ts'

export const beyondTheList: Forgery = {
  does: 'chooses a number beyond the list of options',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'accused',
  code: 'no-such-option',
  says: told => changePart(told, 2, 999),
}
