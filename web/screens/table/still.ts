/**
 * When nothing has to be drawn again. A new view comes with every pulse of the line as well; the parts that the game makes
 * are then the same objects as before (web/session/changes.ts).
 */
import type { Table } from '../../app/view.ts'

/** The parts of a table that the game and its player make. The others tell of the line, the clock and ends before the rules'. */
export const gameParts = (table: Table): readonly unknown[] => [
  table.role,
  table.game,
  table.owes,
  table.yourDecision,
  table.options,
  table.plays,
  table.planned,
  table.ahead,
  table.secrets,
  table.log,
  table.aids,
]

/** Whether the game has gone on, or is seen otherwise, from one table to the next. */
export function hasMoved(now: Table, before: Table | undefined): boolean {
  if (before === undefined) return true
  const parts = gameParts(before)
  return gameParts(now).some((part, i) => part !== parts[i])
}
