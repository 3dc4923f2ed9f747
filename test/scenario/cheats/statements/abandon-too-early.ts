import type { Forgery } from '../forgery.ts'
import { SINCE, WAIT } from '../scenes.ts'

export const abandonTooEarly: Forgery = {
  does: 'claims to have waited long enough, when it has not',
  by: 'host',
  scene: "claiming at the guest's move",
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => told.set(6, SINCE + (WAIT - 1) * 60_000),
}
