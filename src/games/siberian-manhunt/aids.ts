/**
 * Aids to deduction (10.5): what a table may show beside the board. They are computed from public facts or are a player's own
 * notes, and change nothing in play; the players agree on them, because they change how hard it is.
 */
import type { Data } from '../../../protocol/rules/index.ts'

export const aidNames = ['possibilities', 'searches', 'markers'] as const
/**
 * `possibilities`: every location where the Fugitive can be, to both players. `searches`: what was searched and answered.
 * `markers`: notes on the map that only who places them sees.
 */
export type AidName = (typeof aidNames)[number]
export type Aids = Readonly<Record<AidName, boolean>>

export const allAids: Aids = { possibilities: true, searches: true, markers: true }

/** The aids from data, or `undefined` if they are not exactly those of this game. */
export function parseAids(data: Data | undefined): Aids | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const given = new Map(Object.entries(data))
  const { possibilities, searches, markers } = Object.fromEntries(given)
  if (given.size !== aidNames.length) return undefined
  if (typeof possibilities !== 'boolean' || typeof searches !== 'boolean' || typeof markers !== 'boolean')
    return undefined
  return { possibilities, searches, markers }
}
