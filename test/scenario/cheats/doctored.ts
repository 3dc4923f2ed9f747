/** A cheat that shows in the record of a game only, and how such records are made. */
import type { GameRecord } from '../../../protocol/audit/record.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { makeStatement, type SideStatement } from '../../../protocol/session/closing.ts'
import { recordOf } from '../../protocol/audit/recorded.ts'
import { Seated } from '../../protocol/seated.ts'
import { SINCE, WAIT } from './scenes.ts'

export interface Doctored {
  readonly does: string
  readonly by: 'host' | 'guest' | 'whoever has the file'
  /** of the finding, or what the record of a seat that did not open is called; of a damaged file, the place */
  readonly code: string
  /** The record, and the entry of the finding; without the cheat if `cheats` is false. */
  readonly made: (cheats: boolean) => Made
}
export interface Made {
  readonly record: GameRecord
  /** 0: outside the entries */
  readonly entry?: number
  /** changes the finished file */
  readonly change?: (file: Uint8Array) => Uint8Array
}

/** A whole game of the small rules; the host hides. */
export function played(seed = 1): Seated {
  const table = new Seated({ seed, rounds: 1 })
  table.until(() => table.over, table.unfound(seed))
  return table
}
/** A side statement of that seat, truly signed. */
export const stated = (table: Seated, says: SideStatement): Uint8Array =>
  makeStatement(table.talk.agreed.gameId, says, table.talk.keys[says.seat === 1 ? 1 : 0])

/** What a side says beside the entries, and the same of a history that there is not. */
export function misstated(type: 'closing' | 'resign' | 'draw' | 'abandon', cheats: boolean): Made {
  const table = played()
  const record = recordOf(table)
  const { transcript } = table.sessions[0]
  const { height } = transcript
  const seat = transcript.entry(height)?.body.seat === 1 ? 1 : 0
  const head = cheats ? new Uint8Array(64) : transcript.head
  const said = { seat: toSeat(seat), height, head }
  const times = { since: SINCE, at: SINCE + 2 * WAIT * 60_000 }
  const statement = stated(table, type === 'abandon' ? { type, ...said, ...times } : { type, ...said })
  return { record: { ...record, statements: [...record.statements, statement] }, entry: height }
}
export const honestRecord = (seed?: number): GameRecord => recordOf(played(seed))
/** The record with this changed, if somebody cheats. */
export const withChange =
  (change: (record: GameRecord) => Partial<GameRecord>) =>
  (cheats: boolean): Made => {
    const record = honestRecord()
    return { record: cheats ? { ...record, ...change(record) } : record }
  }
