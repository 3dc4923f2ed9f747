import { there } from '../../../protocol/seated.ts'
import type { Forgery } from '../forgery.ts'

export const drawEarlier: Forgery = {
  does: 'offers a draw at an earlier entry',
  by: 'host',
  scene: 'offering a draw',
  message: 'statement',
  found: 'ignored',
  code: 'out-of-place',
  says: told => {
    const { transcript } = told.table.session
    return told.signed([
      ...told.fields.slice(0, 3),
      transcript.height - 1,
      there(transcript.hashAt(transcript.height - 1)),
    ])
  },
}
