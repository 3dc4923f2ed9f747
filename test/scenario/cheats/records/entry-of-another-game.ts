import { there } from '../../../protocol/seated.ts'
import { type Doctored, honestRecord, withChange } from '../doctored.ts'

export const entryOfAnotherGame: Doctored = {
  does: 'puts in an entry of another game',
  by: 'whoever has the file',
  code: 'entry 1',
  made: withChange(({ entries }) => ({ entries: [there(honestRecord(2).entries[0]), ...entries] })),
}
