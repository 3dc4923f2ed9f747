import type { Forgery } from '../forgery.ts'
import { changePart, listAt, partsOf } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const commitmentTooMany: Forgery = {
  does: 'hides a number more than is asked for',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'accused',
  code: 'commitment-malformed',
  says: told => {
    const commitments = listAt(partsOf(told)[0], 3)
    return changePart(told, 3, [...commitments, ...commitments, [OTHER[64], OTHER[32]]])
  },
}
