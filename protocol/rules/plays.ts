import { holds, solutions } from './claim.ts'
import type { Handle } from './ids.ts'
import type { Option } from './request.ts'
import { isFresh, type Known } from './sum.ts'

/** Where one player's hidden numbers are looked up: the real vault, or a guess by a bot. */
export interface Vault {
  /** `undefined` if this vault does not hold the number */
  get(handle: Handle): number | undefined
}
/** What one player can really do: an option that the secrets allow, and the numbers it would hide. */
export interface Play {
  readonly option: number
  readonly hidden: readonly number[]
}

export const knownTo =
  (vault: Vault): Known =>
  of =>
    isFresh(of) ? undefined : vault.get(of)

const NOTHING: readonly number[] = []

/** Everything these secrets make true, one play for each way to hide new numbers. The client offers nothing else. */
export function playsOf(options: readonly Option[], vault: Vault): readonly Play[] {
  const known = knownTo(vault)
  const plays: Play[] = []
  options.forEach(({ claim, opens, hides }, option) => {
    if (claim !== undefined && !holds(claim, known)) return
    if (opens !== undefined && known(opens) === undefined) return
    if (hides === undefined) plays.push({ option, hidden: NOTHING })
    else for (const hidden of solutions(hides.count, hides.claim, known)) plays.push({ option, hidden })
  })
  return plays
}
