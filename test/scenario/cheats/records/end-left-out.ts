import { type Doctored, withChange } from '../doctored.ts'

export const endLeftOut: Doctored = {
  does: 'leaves out how the game ended',
  by: 'whoever has the file',
  code: 'statement 1',
  made: withChange(({ entries }) => ({ entries: entries.slice(0, -1) })),
}
