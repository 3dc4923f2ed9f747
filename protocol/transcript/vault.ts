import { deriveBlinding, hashMatches } from '../crypto/commitment.ts'
import { solutions } from '../rules/claim.ts'
import type { Handle, Seat } from '../rules/ids.ts'
import { knownTo, type Vault } from '../rules/plays.ts'
import type { Hidden } from './choice.ts'
import type { Opening } from './proof.ts'

/**
 * One seat's hidden numbers with what opens them. Nothing here is stored: every salt and blinding derives from the seed,
 * the hash before the entry and the value, so seed and transcript give the vault again (docs/protocol.md, 8.2).
 */
export class SeatVault implements Vault {
  private openings: ReadonlyMap<Handle, Opening>

  constructor(
    readonly seat: Seat,
    private readonly seed: Uint8Array,
    openings: ReadonlyMap<Handle, Opening> = new Map(),
  ) {
    this.openings = openings
  }

  get(handle: Handle): number | undefined {
    return this.openings.get(handle)?.value
  }
  opening(handle: Handle): Opening | undefined {
    return this.openings.get(handle)
  }
  values(): ReadonlyMap<Handle, number> {
    return new Map([...this.openings].map(([handle, { value }]) => [handle, value]))
  }
  copy(): SeatVault {
    return new SeatVault(this.seat, this.seed, this.openings)
  }

  /** The opening that this seat would give the value under this handle, after this hash. */
  derive(gameId: Uint8Array, handle: Handle, previous: Uint8Array, value: number): Opening {
    const place = { gameId, seat: this.seat, number: handle }
    return { value, ...deriveBlinding(this.seed, place, previous, value) }
  }
  keep(handle: Handle, opening: Opening): void {
    this.openings = new Map(this.openings).set(handle, opening)
  }

  /**
   * Finds and keeps the number behind a record by trying values until one gives its salted hash. First those that the
   * option allows, then (for an audit) the whole domain. `undefined` if none does: the commitment was not made as this
   * seed makes them.
   */
  recover(record: Hidden, candidates: Iterable<number>): Opening | undefined {
    const { place, commitment, previous, handle } = record
    for (const value of candidates) {
      const opening = this.derive(place.gameId, handle, previous, value)
      if (!hashMatches(commitment, place, value, opening.salt)) continue
      this.keep(handle, opening)
      return opening
    }
    return undefined
  }

  /** The values that an honest chooser could have hidden here. */
  *candidates({ option, index }: Hidden): Generator<number> {
    if (option.hides === undefined) return
    for (const found of solutions(option.hides.count, option.hides.claim, knownTo(this))) yield found[index] ?? 0
  }
}
