import { type Doctored, honestRecord, withChange } from '../doctored.ts'

export const otherAgreement: Doctored = {
  does: 'puts in what was agreed on for another game',
  by: 'whoever has the file',
  code: 'agreement',
  made: withChange(() => ({ g1: honestRecord(2).g1 })),
}
