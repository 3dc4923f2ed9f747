import { type Doctored, withChange } from '../doctored.ts'

export const entryLeftOut: Doctored = {
  does: 'leaves out an entry',
  by: 'whoever has the file',
  code: 'entry 3',
  made: withChange(({ entries }) => ({ entries: entries.filter((_, i) => i !== 2) })),
}
