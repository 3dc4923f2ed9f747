/**
 * What is left of a claim when its numbers become known one by one: true, false, or a smaller claim about the others.
 * The states of the automaton that runs over a diagram of secrets (diagram.ts) are such residuals.
 */
import { type Claim, type Handle, holds, type Sum, type Table } from '../../protocol/rules/index.ts'

export type Residual = Claim | boolean

/** What the claim says once that hidden number is known; the very same object if it does not speak of it. */
export function given(claim: Residual, handle: Handle, value: number): Residual {
  if (typeof claim === 'boolean') return claim
  switch (claim.type) {
    case 'equals':
      return claim.handle === handle ? claim.value === value : claim
    case 'zero':
    case 'nonzero': {
      const sum = put(claim.sum, handle, value)
      if (sum === claim.sum) return claim
      return sum.terms.length > 0 ? { ...claim, sum } : (sum.plus === 0) === (claim.type === 'zero')
    }
    case 'within': {
      const row = claim.row.map(sum => put(sum, handle, value))
      if (row.every((sum, i) => sum === claim.row[i])) return claim
      const left = { ...claim, row }
      return row.some(sum => sum.terms.length > 0) ? left : holds(left, () => undefined)
    }
    case 'all':
    case 'any':
      return joined(claim, handle, value)
  }
}

/** `all` ends at the first false part, `any` at the first true one; the other parts that are decided fall away. */
function joined(claim: Extract<Claim, { type: 'all' | 'any' }>, handle: Handle, value: number): Residual {
  const ends = claim.type === 'any'
  const left: Claim[] = []
  for (const part of claim.claims) {
    const now = given(part, handle, value)
    if (now === ends) return ends
    if (typeof now !== 'boolean') left.push(now)
  }
  const [only] = left
  if (only === undefined) return !ends
  if (left.length === 1) return only
  return left.length === claim.claims.length && left.every((part, i) => part === claim.claims[i])
    ? claim
    : { ...claim, claims: left }
}

function put(sum: Sum, handle: Handle, value: number): Sum {
  if (!sum.terms.some(([, of]) => of === handle)) return sum
  let { plus } = sum
  for (const [times, of] of sum.terms) if (of === handle) plus += times * value
  return { terms: sum.terms.filter(([, of]) => of !== handle), plus }
}

/** Whether anything but new numbers is still unknown in it. */
export function speaksOfHandles(claim: Residual): boolean {
  if (typeof claim === 'boolean') return false
  switch (claim.type) {
    case 'equals':
      return typeof claim.handle === 'number'
    case 'zero':
    case 'nonzero':
      return hasHandle(claim.sum)
    case 'within':
      return claim.row.some(hasHandle)
    case 'all':
    case 'any':
      return claim.claims.some(speaksOfHandles)
  }
}
const hasHandle = ({ terms }: Sum): boolean => terms.some(([, of]) => typeof of === 'number')

/** Numbers residuals so that equal ones have one number. A table is the same only if it is the same object. */
export class Residuals {
  readonly list: Residual[] = []
  private readonly numbers = new Map<string, number>()
  private readonly tables = new Map<Table, number>()

  numberOf(residual: Residual): number {
    const text = this.text(residual)
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    this.numbers.set(text, this.list.length)
    return this.list.push(residual) - 1
  }

  private text(residual: Residual): string {
    if (typeof residual === 'boolean') return String(residual)
    switch (residual.type) {
      case 'equals':
        return `${name(residual.handle)}=${residual.value}`
      case 'zero':
      case 'nonzero':
        return `${residual.type}(${sumText(residual.sum)})`
      case 'within': {
        const table = this.tables.get(residual.table) ?? this.tables.size
        this.tables.set(residual.table, table)
        return `${table}[${residual.row.map(sumText).join()}]`
      }
      case 'all':
      case 'any':
        return `${residual.type}(${residual.claims.map(part => this.text(part)).join()})`
    }
  }
}
const name = (of: Sum['terms'][number][1]): string => (typeof of === 'number' ? `h${of}` : `f${of.fresh}`)
const sumText = ({ terms, plus }: Sum): string =>
  `${terms.map(([times, of]) => `${times}${name(of)}`).join('+')}+${plus}`
