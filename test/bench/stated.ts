/** Statements for measuring: hidden numbers, an option about them, and the proofs that choosing it takes. */
import { commit, deriveBlinding } from '../../protocol/crypto/commitment.ts'
import { parsePoint } from '../../protocol/crypto/group.ts'
import { settle } from '../../protocol/proofs/check.ts'
import { type Fresh, type Handle, isFresh, type Option, toHandle } from '../../protocol/rules/index.ts'
import {
  type Choice,
  checkProof,
  contextOf,
  demandsOf,
  type Opening,
  prove,
  type Sealed,
} from '../../protocol/transcript/proof.ts'

const seed = new Uint8Array(32).fill(1)
const gameId = new Uint8Array(64).fill(2)
const previous = new Uint8Array(64).fill(3)

interface HiddenNumber extends Sealed {
  readonly opening: Opening
}
function hide(value: number, number: number): HiddenNumber {
  const place = { gameId, seat: 0, number }
  const opening = { value, ...deriveBlinding(seed, place, previous, value) }
  const commitment = commit(place, value, opening.salt, opening.blinding)
  const point = parsePoint(commitment.point)
  if (point === undefined) throw new Error('a commitment that is no point')
  return { place, commitment, point, opening }
}

/** What choosing an option takes: proving it, and checking that. */
export interface Stated {
  prove(): readonly Uint8Array[]
  /** Throws unless every proof holds. */
  verify(proofs: readonly Uint8Array[]): void
}

/** The option chosen by somebody whose numbers on record are `known`, by handle, and who hides `fresh`. */
export function stated(option: Option, known: readonly number[], fresh: readonly number[] = []): Stated {
  const records = known.map(hide)
  const news = fresh.map((value, n) => hide(value, known.length + n))
  const find = (of: Handle | Fresh): HiddenNumber => {
    const found = isFresh(of) ? news[of.fresh] : records[of]
    if (found === undefined) throw new Error('a claim about a number that is not there')
    return found
  }
  const commitments = news.map(one => one.commitment)
  const spot = { seat: 0, entry: 40, part: 0, previous }
  const choice: Choice = { ...spot, gameId, request: new Uint8Array(64).fill(4), option: 1, commitments }
  const demands = demandsOf(option)
  return {
    prove: () => demands.map((demand, n) => prove(demand, contextOf(choice, n), find, of => find(of).opening, seed)),
    verify: proofs => {
      for (const [n, demand] of demands.entries()) {
        const check = checkProof(demand, contextOf(choice, n), find, proofs[n] ?? new Uint8Array())
        if (settle(check) === undefined) throw new Error(`a proof that does not hold: ${demand.type}`)
      }
    },
  }
}

/** Handles 0 to count - 1. */
export const handles = (count: number): readonly Handle[] => Array.from({ length: count }, (_, n) => toHandle(n))
