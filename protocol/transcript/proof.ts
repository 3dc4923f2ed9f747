import { encode } from '../bytes/codec.ts'
import { hash, u32 } from '../bytes/hash.ts'
import type { Blinding, Commitment, Place } from '../crypto/commitment.ts'
import { type Point, parseScalar } from '../crypto/group.ts'
import { type Any, checkAny, proveAny } from '../proofs/any.ts'
import type { Check } from '../proofs/check.ts'
import { checkDiffers, type Differs, proveDiffers } from '../proofs/differs.ts'
import { commitmentOf, type OpenForm, openTerms, termsCommitment } from '../proofs/form.ts'
import type { Leaf } from '../proofs/leaf.ts'
import { checkOpening, type Opened, proveOpening } from '../proofs/opening.ts'
import { RowSet } from '../proofs/rows.ts'
import { checkWithin, proveWithin, type Within } from '../proofs/within.ts'
import { type Claim, type LeafClaim, leaves } from '../rules/claim.ts'
import type { Fresh, Handle } from '../rules/ids.ts'
import type { Option } from '../rules/request.ts'
import type { Sum } from '../rules/sum.ts'
import type { Table } from '../rules/table.ts'

/** What makes a commitment's value public. */
export interface Opening extends Blinding {
  readonly value: number
}
/** The public side of one hidden number: where it stands and what was said of it. */
export interface Sealed {
  readonly place: Place
  readonly commitment: Commitment
  readonly point: Point
}
/** What an option wants proven, in the order of its proofs: its claim, its opening, its hiding (docs/protocol.md, 6.2). */
export type Demand = LeafClaim | { readonly type: 'open'; readonly handle: Handle }
/** What a proof in an entry can establish. */
export type Statement = Opened | Differs | Any | Within
type Sealing = (of: Handle | Fresh) => Sealed
type Openings = (of: Handle | Fresh) => Opening

export function demandsOf(option: Option): readonly Demand[] {
  return [
    ...(option.claim === undefined ? [] : leaves(option.claim)),
    ...(option.opens === undefined ? [] : [{ type: 'open', handle: option.opens } as const]),
    ...(option.hides === undefined ? [] : leaves(option.hides.claim)),
  ]
}

/** Everything about a choice but its proofs: what each of its proofs is bound to. */
export interface Choice {
  readonly gameId: Uint8Array
  readonly seat: number
  readonly entry: number
  /** which part of the entry, from 0 */
  readonly part: number
  /** hash of the entry before */
  readonly previous: Uint8Array
  readonly request: Uint8Array
  readonly option: number
  readonly commitments: readonly Commitment[]
}
/** What a proof is bound to: the choice as a whole, and which of its demands it answers (docs/protocol.md, 6.3). */
export function contextOf(choice: Choice, demand: number): Uint8Array {
  const { gameId, seat, entry, part, previous, request, option, commitments } = choice
  const sealed = commitments.map(one => [one.hash, one.point])
  return hash('ctx', gameId, previous, request, encode([seat, entry, part, option, sealed]), u32(demand))
}

/** The proof of one demand by somebody who knows the openings. Throws if it is not true: a mistake of ours. */
export function prove(
  demand: Demand,
  ctx: Uint8Array,
  sealedOf: Sealing,
  openingOf: Openings,
  seed: Uint8Array,
): Uint8Array {
  if (demand.type === 'open' || demand.type === 'equals') {
    const opening = openingOf(demand.handle)
    return proveOpening(opening.value, opening)
  }
  const form = (of: Handle | Fresh): OpenForm => {
    const { value, blinding } = openingOf(of)
    const scalar = parseScalar(blinding)
    if (scalar === undefined) throw new Error('a blinding that is no scalar')
    return { value, blinding: scalar }
  }
  const terms = (sum: Sum) => openTerms(sum, form)
  const statement = statementOf(demand, ctx, sealedOf)
  switch (statement.type) {
    case 'differs':
      return proveDiffers(statement, terms(statement.sum), seed)
    case 'any':
      return proveAny(
        statement,
        statement.sums.map(branch => branch.map(terms)),
        seed,
      )
    case 'within': {
      const rows = statement.sums.map(sum => ({ ...terms(sum), value: terms(sum).value + sum.plus }))
      return proveWithin(statement, rows, seed)
    }
  }
}

/** A proof of the right form: what it says, and the equations that are left to settle. `undefined` for any other. */
export function checkProof(
  demand: Demand,
  ctx: Uint8Array,
  sealedOf: Sealing,
  proof: Uint8Array,
): Check<Statement> | undefined {
  if (demand.type === 'open' || demand.type === 'equals') {
    const { commitment, place } = sealedOf(demand.handle)
    return checkOpening(commitment, place, proof, demand.type === 'equals' ? demand.value : undefined)
  }
  const statement = statementOf(demand, ctx, sealedOf)
  switch (statement.type) {
    case 'differs':
      return checkDiffers(statement, proof)
    case 'any':
      return checkAny(statement, proof)
    case 'within':
      return checkWithin(statement, proof)
  }
}

type Stated =
  | (Differs & { readonly sum: Sum })
  | (Any & { readonly sums: readonly (readonly Sum[])[] })
  | (Within & { readonly sums: readonly Sum[] })

/** A claim about hidden numbers as a statement about their commitments. */
function statementOf(claim: Exclude<LeafClaim, { type: 'equals' }>, ctx: Uint8Array, sealedOf: Sealing): Stated {
  const pointOf = (of: Handle | Fresh) => sealedOf(of).point
  switch (claim.type) {
    case 'nonzero': {
      const { sum } = claim
      return { type: 'differs', ctx, sum, commitment: termsCommitment(sum, pointOf), value: -sum.plus }
    }
    case 'zero':
    case 'any': {
      const branches = claim.type === 'zero' ? [[claim]] : claim.claims.map(branchOf)
      const leaf = ({ type, sum }: Branch[number]): Leaf => ({
        kind: type === 'zero' ? 'eq' : 'ne',
        commitment: termsCommitment(sum, pointOf),
        value: -sum.plus,
      })
      const sums = branches.map(branch => branch.map(({ sum }) => sum))
      return { type: 'any', ctx, sums, branches: branches.map(branch => branch.map(leaf)) }
    }
    case 'within': {
      const forms = claim.row.map(sum => ({ commitment: commitmentOf(sum, pointOf) }))
      return { type: 'within', ctx, sums: claim.row, forms, set: setOf(claim.table) }
    }
  }
}

type Branch = readonly (Claim & { type: 'zero' | 'nonzero' })[]
function branchOf(claim: Claim): Branch {
  return leaves(claim).map(leaf => {
    if (leaf.type !== 'zero' && leaf.type !== 'nonzero') throw new Error(`a ${leaf.type} stands in an any`)
    return leaf
  })
}

const sets = new WeakMap<Table, RowSet>()
/** The rows of a table, made ready once. */
function setOf(table: Table): RowSet {
  const known = sets.get(table)
  if (known !== undefined) return known
  const made = new RowSet(table.rows, table.width)
  sets.set(table, made)
  return made
}
