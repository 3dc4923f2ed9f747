import { toSeat } from '../../../../protocol/rules/index.ts'
import { encodeFault } from '../../../../protocol/session/keep.ts'
import { there } from '../../../protocol/seated.ts'
import { type Doctored, withChange } from '../doctored.ts'

export const inventedAccusation: Doctored = {
  does: 'accuses a seat of an honest entry, in the record',
  by: 'whoever has the file',
  code: 'accusation 1',
  made: withChange(({ entries }) => ({
    accusations: [encodeFault({ seat: toSeat(0), entry: 1, code: 'proof-false', evidence: [there(entries[0])] })],
  })),
}
