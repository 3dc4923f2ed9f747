import type { Forgery } from '../forgery.ts'
import { claim } from '../helpers.ts'

export const abandonNeverAgreed: Forgery = {
  does: 'claims to have waited where no waiting time was agreed on',
  by: 'host',
  scene: 'the game goes on',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  control: { scene: "claiming at the guest's move", message: 'statement', says: ({ wire }) => wire },
  says: claim,
}
