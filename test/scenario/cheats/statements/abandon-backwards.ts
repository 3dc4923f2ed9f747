import type { Forgery } from '../forgery.ts'
import { SINCE, WAIT } from '../scenes.ts'

export const abandonBackwards: Forgery = {
  does: 'claims to have waited from tomorrow to today',
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(5, SINCE + 100 * WAIT * 60_000),
}
