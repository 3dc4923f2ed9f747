import { there } from '../../../protocol/seated.ts'
import { type Doctored, honestRecord, withChange } from '../doctored.ts'

export const statementOfAnotherGame: Doctored = {
  does: 'puts in how another game ended',
  by: 'whoever has the file',
  code: 'statement 1',
  made: withChange(({ statements }) => ({ statements: [there(honestRecord(2).statements[0]), ...statements] })),
}
