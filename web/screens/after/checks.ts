/** What the audit checked of one seat, row by row: how much there was, and how it came out. */
import type { SeatVerdict } from '../../app/view.ts'

/** In the order of the sheet; each has its words. */
export const CHECKS = ['seed', 'commitments', 'proofs', 'claims', 'contributions', 'entries', 'closing'] as const
export type Check = (typeof CHECKS)[number]

/** Findings by the check that makes them. A code that is not here belongs to the entries. */
const CODES: Readonly<Record<string, Check>> = {
  'seed-mismatch': 'seed',
  'commitment-mismatch': 'commitments',
  'point-mismatch': 'commitments',
  'commitment-malformed': 'commitments',
  'proof-false': 'proofs',
  'proof-missing': 'proofs',
  'claim-false': 'claims',
  'value-outside': 'claims',
  'contribution-not-derived': 'contributions',
  'contribution-mismatch': 'contributions',
  'played-on': 'closing',
}
/** Of what was signed beside the entries each kind has a code of its own. */
const checkOf = (code: string): Check => CODES[code] ?? (code.endsWith('-mismatch') ? 'closing' : 'entries')
/** What cannot be checked before the seed is open. */
const SECRET: readonly Check[] = ['seed', 'commitments', 'claims', 'contributions']

export interface Checked {
  readonly check: Check
  /** `none`: there was nothing of the kind. `closed`: the seed is not open. `bad`: so many findings. */
  readonly result: 'good' | 'none' | 'closed' | 'bad'
  /** of what was checked, or of findings; left out where it is one thing only */
  readonly count?: number
}

export const checksOf = (seat: SeatVerdict): readonly Checked[] => CHECKS.map(check => checkedOf(seat, check))

function checkedOf({ findings, opened, tally }: SeatVerdict, check: Check): Checked {
  const bad = findings.filter(({ code }) => checkOf(code) === check).length
  if (bad > 0) return { check, result: 'bad', count: bad }
  const count = check === 'seed' || check === 'closing' ? undefined : tally[check]
  if (count === 0) return { check, result: 'none' }
  if (!opened && SECRET.includes(check)) return { check, result: 'closed' }
  return { check, result: 'good', ...(count === undefined ? {} : { count }) }
}
