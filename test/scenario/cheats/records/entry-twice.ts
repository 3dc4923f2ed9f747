import { there } from '../../../protocol/seated.ts'
import { type Doctored, withChange } from '../doctored.ts'

export const entryTwice: Doctored = {
  does: 'puts an entry in twice',
  by: 'whoever has the file',
  code: 'entry 2',
  made: withChange(({ entries }) => ({ entries: [there(entries[0]), ...entries] })),
}
