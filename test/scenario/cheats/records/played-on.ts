import { toSeat } from '../../../../protocol/rules/index.ts'
import { recordOf } from '../../../protocol/audit/recorded.ts'
import { Seated } from '../../../protocol/seated.ts'
import { type Doctored, stated } from '../doctored.ts'

export const playedOn: Doctored = {
  does: 'signs an entry after it has signed a draw',
  by: 'guest',
  code: 'played-on',
  made: cheats => {
    const table = new Seated({ rounds: 1 })
    table.until(() => table.owes === 1, table.unfound(1))
    const { height, head } = table.sessions[0].transcript
    const draws = ([0, 1] as const).map(seat => stated(table, { type: 'draw', seat: toSeat(seat), height, head }))
    if (cheats) table.step(table.unfound(1))
    const record = recordOf(table)
    return { record: { ...record, statements: [...draws, ...record.statements] }, entry: height + 1 }
  },
}
