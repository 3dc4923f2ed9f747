import type { Forgery } from '../forgery.ts'
import { changePart, listAt, partsOf } from '../helpers.ts'
import { OTHER } from '../props.ts'

export const halfACommitment: Forgery = {
  does: 'commits to a number with something shorter than a hash',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'garbage',
  says: told => {
    const [first = [], ...rest] = listAt(partsOf(told)[0], 3)
    return changePart(told, 3, [[OTHER[32], ...listAt([first], 0).slice(1)], ...rest])
  },
}
