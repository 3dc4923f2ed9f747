import type { Forgery } from '../forgery.ts'
import { claim } from '../helpers.ts'

export const abandonOwnTurn: Forgery = {
  does: 'claims to wait when it is itself awaited',
  by: 'host',
  scene: 'the game goes on, with a waiting time',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: "claiming at the guest's move", message: 'statement', says: ({ wire }) => wire },
  says: claim,
}
