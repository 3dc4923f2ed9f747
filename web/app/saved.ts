/** What the first page lists: games that this browser keeps, and records that were opened from files. */
import type { EndReport, Opponent } from './view.ts'

export interface SavedGame {
  readonly id: string
  readonly opponent: Opponent
  readonly started: number
  readonly yourRole?: 'Fugitive' | 'Government'
  readonly round: number
  /** `moved`: it goes on at another place */
  readonly state: 'agreeing' | 'playing' | 'ended' | 'moved'
  /** the version of the site that began it, where that is known (web/offline) */
  readonly version?: string
}

/** A record that was opened from a file and is kept in this browser. */
export interface SavedRecord {
  readonly id: string
  /** when it was opened last (local time, ms) */
  readonly opened: number
  readonly round: number
  readonly winners: EndReport['winners']
  /** the cause of the end, as in {@link EndReport} */
  readonly by: string
}
