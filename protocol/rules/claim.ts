import { type Fresh, fresh, type Handle } from './ids.ts'
import { bare, bareFresh, isFresh, type Known, less, type Sum, sumOf } from './sum.ts'
import type { Table } from './table.ts'

/**
 * Something that the chooser of an option says about hidden numbers, proven by choosing it (docs/protocol.md, 6).
 * The algebra is closed and small; everything hidden in a game is said in it.
 */
export type Claim =
  /** proven by opening: the value is public afterwards */
  | { readonly type: 'equals'; readonly handle: Handle | Fresh; readonly value: number }
  | { readonly type: 'zero'; readonly sum: Sum }
  | { readonly type: 'nonzero'; readonly sum: Sum }
  /** the sums, as a row, stand in the table. A row is never packed into one number: nothing would bound its new half. */
  | { readonly type: 'within'; readonly row: readonly Sum[]; readonly table: Table }
  | { readonly type: 'all'; readonly claims: readonly Claim[] }
  /** one of them at least; which one stays hidden. Made of `all`, `zero` and `nonzero` only. */
  | { readonly type: 'any'; readonly claims: readonly Claim[] }
/** A claim that is proven in one piece. */
export type LeafClaim = Exclude<Claim, { type: 'all' }>

// ---- short names -----------------------------------------------------------------------------------------------

export const equals = (handle: Handle | Fresh, value: number): Claim => ({ type: 'equals', handle, value })
export const zero = (sum: Sum): Claim => ({ type: 'zero', sum })
export const nonzero = (sum: Sum): Claim => ({ type: 'nonzero', sum })
export const within = (row: readonly Sum[], table: Table): Claim => ({ type: 'within', row, table })
export const all = (...claims: readonly Claim[]): Claim => ({ type: 'all', claims })
export const any = (...claims: readonly Claim[]): Claim => ({ type: 'any', claims })
/** The hidden number is not `value`; nothing else is disclosed. */
export const differs = (handle: Handle | Fresh, value: number): Claim => nonzero(less(handle, value))
/** One of the hidden numbers is `value`; which one stays hidden. */
export const someEquals = (handles: readonly Handle[], value: number): Claim =>
  any(...handles.map(handle => zero(less(handle, value))))
/** None of the hidden numbers is `value`. */
export const noneEquals = (handles: readonly Handle[], value: number): Claim =>
  all(...handles.map(handle => differs(handle, value)))
/** One new number, which stands beside an existing hidden one in a table of pairs: a secret step. */
export const stepFrom = (from: Handle, table: Table): { readonly count: 1; readonly claim: Claim } => ({
  count: 1,
  claim: within([bare(from), next], table),
})
const next = bare(fresh())

// ---- meaning ---------------------------------------------------------------------------------------------------

/** Whether the claim is true of known numbers. An unknown number makes the claim false. */
export function holds(claim: Claim, known: Known): boolean {
  switch (claim.type) {
    case 'equals':
      return known(claim.handle) === claim.value
    case 'zero':
      return sumOf(claim.sum, known) === 0
    case 'nonzero': {
      const value = sumOf(claim.sum, known)
      return value !== undefined && value !== 0
    }
    case 'within': {
      const row = claim.row.map(sum => sumOf(sum, known))
      if (row.includes(undefined)) return false
      return claim.table.matching(row).length > 0
    }
    case 'all':
      return claim.claims.every(part => holds(part, known))
    case 'any':
      return claim.claims.some(part => holds(part, known))
  }
}

/** The pieces that are proven one by one, in order: `all` is taken apart, everything else is whole. */
export function leaves(claim: Claim): readonly LeafClaim[] {
  return claim.type === 'all' ? claim.claims.flatMap(leaves) : [claim]
}

/** New numbers as far as they are found; `undefined` where one is not yet. */
type Found = readonly (number | undefined)[]

/**
 * Every way to choose `count` new numbers that make the claim true. Each of them must be bound: opened at once by
 * `equals`, or by itself one column of a `within`; anything else is a mistake in the rules and throws.
 */
export function solutions(count: number, claim: Claim, known: Known): readonly (readonly number[])[] {
  const step = count === 1 ? stepsBeside(claim, known) : undefined
  if (step !== undefined) return step
  const parts = leaves(claim)
  for (let n = 0; n < count; n++)
    if (!parts.some(part => binds(part, n))) throw new Error(`new number ${n} is bound by no claim`)
  let all: readonly Found[] = [Array(count).fill(undefined)]
  const open: LeafClaim[] = []
  for (const part of parts) {
    if (bound(part).length === 0) open.push(part)
    else {
      if (!settles(part, known)) open.push(part)
      all = all.flatMap(found => extensions(found, part, known))
    }
  }
  const whole = all.map(found => found.map(value => value ?? 0))
  return open.length === 0 ? whole : whole.filter(found => open.every(part => holds(part, withNew(known, found))))
}

/** By far the commonest: one new number beside a known one in a table of pairs. */
function stepsBeside(claim: Claim, known: Known): readonly (readonly number[])[] | undefined {
  if (claim.type !== 'within' || claim.row.length !== 2) return undefined
  const [first, second] = claim.row
  const from = first === undefined ? undefined : sumOf(first, known)
  if (from === undefined || second === undefined || bareFresh(second)?.fresh !== 0) return undefined
  return claim.table.matching([from, undefined]).map(([, to = 0]) => [to])
}

const withNew =
  (known: Known, found: Found): Known =>
  of =>
    isFresh(of) ? found[of.fresh] : known(of)
const binds = (claim: LeafClaim, n: number): boolean => bound(claim).includes(n)

/** Whether numbers found by this part make it true, so that it need not be tried again. */
function settles(part: LeafClaim, known: Known): boolean {
  if (part.type === 'equals') return true
  return (
    part.type === 'within' && part.row.every(sum => bareFresh(sum) !== undefined || sumOf(sum, known) !== undefined)
  )
}

/** The ways in which this part gives further numbers their value, beside those that are found. */
function extensions(found: Found, part: LeafClaim, known: Known): readonly Found[] {
  if (part.type === 'equals') {
    const after = isFresh(part.handle) ? extended(found, part.handle.fresh, part.value) : found
    return after === undefined ? [] : [after]
  }
  if (part.type !== 'within') return [found]
  const { row, table } = part
  const columns = row.map(sum => sumOf(sum, withNew(known, found)))
  const all: Found[] = []
  for (const values of table.matching(columns)) {
    const after = row.reduce<Found | undefined>((so, sum, column) => {
      const name = bareFresh(sum)
      return so === undefined || name === undefined ? so : extended(so, name.fresh, values[column] ?? 0)
    }, found)
    if (after !== undefined) all.push(after)
  }
  return all
}
/** With that number in its place; `undefined` if another one is there. */
function extended(found: Found, n: number, value: number): Found | undefined {
  const before = found[n]
  return before === undefined ? found.with(n, value) : before === value ? found : undefined
}

/** The new numbers to which this claim gives their value. */
export function bound(claim: LeafClaim): readonly number[] {
  if (claim.type === 'equals') return isFresh(claim.handle) ? [claim.handle.fresh] : []
  if (claim.type !== 'within') return []
  return claim.row.flatMap(sum => bareFresh(sum)?.fresh ?? [])
}
