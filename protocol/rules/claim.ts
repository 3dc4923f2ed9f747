import type { Fresh, Handle } from './ids.ts'
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
  claim: within([bare(from), bare({ fresh: 0 })], table),
})

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
      for (const _ of claim.table.matching(row)) return true
      return false
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

/**
 * Every way to choose `count` new numbers that make the claim true. Each of them must be bound: opened at once by
 * `equals`, or by itself one column of a `within`; anything else is a mistake in the rules and throws.
 */
export function* solutions(count: number, claim: Claim, known: Known): Generator<readonly number[]> {
  const parts = leaves(claim)
  const binding = parts.filter(part => bound(part).length > 0)
  const names = new Set(binding.flatMap(bound))
  for (let n = 0; n < count; n++) if (!names.has(n)) throw new Error(`new number ${n} is bound by no claim`)
  const found: (number | undefined)[] = Array(count).fill(undefined)
  const lookUp: Known = of => (isFresh(of) ? found[of.fresh] : known(of))

  function* solve(index: number): Generator<readonly number[]> {
    const part = binding[index]
    if (part === undefined) {
      if (parts.every(one => holds(one, lookUp))) yield found.map(value => value ?? 0)
    } else if (part.type === 'equals') yield* assign([[bound(part)[0] ?? 0, part.value]], index)
    else if (part.type === 'within') {
      const columns = part.row.map(sum => sumOf(sum, lookUp))
      for (const row of [...part.table.matching(columns)]) {
        const news = part.row.flatMap((sum, column): [number, number][] => {
          const name = bareFresh(sum)
          return name === undefined ? [] : [[name.fresh, row[column] ?? 0]]
        })
        yield* assign(news, index)
      }
    }
  }
  function* assign(news: readonly [number, number][], index: number): Generator<readonly number[]> {
    const before = [...found]
    const agree = news.every(([n, value]) => {
      const had = found[n]
      found[n] = value
      return had === undefined || had === value
    })
    if (agree) yield* solve(index + 1)
    for (let n = 0; n < count; n++) found[n] = before[n]
  }
  yield* solve(0)
}

/** The new numbers to which this claim gives their value. */
export function bound(claim: LeafClaim): readonly number[] {
  if (claim.type === 'equals') return isFresh(claim.handle) ? [claim.handle.fresh] : []
  if (claim.type !== 'within') return []
  return claim.row.flatMap(sum => bareFresh(sum)?.fresh ?? [])
}
