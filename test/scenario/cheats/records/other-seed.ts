import { toSeat } from '../../../../protocol/rules/index.ts'
import { recordOf } from '../../../protocol/audit/recorded.ts'
import { type Doctored, played, stated } from '../doctored.ts'

export const otherSeed: Doctored = {
  does: 'opens a seed that it had not committed to, in the record',
  by: 'host',
  code: 'seed-mismatch',
  made: cheats => {
    const table = played()
    const record = recordOf(table, [1])
    const seed = cheats ? new Uint8Array(32) : table.talk.seeds[0]
    const opened = stated(table, { type: 'seed', seat: toSeat(0), seed })
    return { record: { ...record, statements: [...record.statements, opened] }, entry: 0 }
  },
}
