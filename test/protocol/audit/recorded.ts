/** Games of the table as records, whole or bent. */
import { type AuditResult, audit } from '../../../protocol/audit/audit.ts'
import type { GameRecord } from '../../../protocol/audit/record.ts'
import { toSeat } from '../../../protocol/rules/index.ts'
import { makeStatement } from '../../../protocol/session/closing.ts'
import { type MiniEvent, type MiniOption, mini, type State } from '../mini.ts'
import type { Seat01, Seated } from '../seated.ts'

export type MiniAudit = AuditResult<State, { readonly rounds: number }, MiniOption, MiniEvent>
export const judged = (record: GameRecord): MiniAudit => audit(record, mini)

/** What the host of this table would export, with the seeds of these seats opened. */
export function recordOf(table: Seated, opened: readonly Seat01[] = [0, 1]): GameRecord {
  const { g1, g3, g4s, agreed, seeds, keys } = table.talk
  const { height, head, entries } = table.sessions[0].transcript
  const statements = opened.flatMap(seat => [
    makeStatement(agreed.gameId, { type: 'closing', seat: toSeat(seat), height, head }, keys[seat]),
    makeStatement(agreed.gameId, { type: 'seed', seat: toSeat(seat), seed: seeds[seat] }, keys[seat]),
  ])
  return {
    rulesName: mini.name,
    rulesVersion: mini.version,
    g1: g1.wire,
    g3: g3.wire,
    g4s: g4s.map(one => one.wire),
    entries,
    statements,
    accusations: [],
  }
}

/** What an audit says, short: the place of damage, or each seat's verdict with the codes of its findings. */
export function verdicts(result: MiniAudit): string | readonly string[] {
  if (result.type === 'damaged') return `damaged: ${result.where}`
  return result.seats.map(({ verdict, findings }) =>
    [verdict, ...findings.map(({ entry, code }) => `${code}@${entry}`)].join(' '),
  )
}
