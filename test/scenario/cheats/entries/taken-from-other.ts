import { there } from '../../../protocol/seated.ts'
import type { Forgery } from '../forgery.ts'

export const takenFromOther: Forgery = {
  does: 'says what the other side has said',
  by: 'host',
  scene: "the host's move",
  message: 'entry',
  found: 'ignored',
  code: 'duplicate',
  says: told =>
    there(
      told.table.session.transcript.entries.find((_, i) => told.table.session.transcript.entry(i + 1)?.body.seat === 1),
    ),
}
