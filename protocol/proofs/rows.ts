import { encode } from '../bytes/codec.ts'
import { hash, u32 } from '../bytes/hash.ts'
import { B_COUNT } from '../crypto/group.ts'

/**
 * The rows that a `within` is about, made ready once: every proof about the same rows shares their hash, and a set is
 * the same as another if its rows are. Rows must be of one width, ascending and without repeats.
 */
export class RowSet {
  /** what the rows are in a challenge: SHA-512 over their canonical bytes */
  readonly hash: Uint8Array
  /** how many bits the number of a row has: at least one */
  readonly bits: number
  /** each column as its last number, and how far the number of each row is from that */
  readonly columns: readonly { readonly last: bigint; readonly fromLast: readonly bigint[] }[]

  /** Throws if the rows are not a set in its one order, or too many (65,536): a mistake of ours. */
  constructor(
    readonly rows: readonly (readonly number[])[],
    readonly width: number,
  ) {
    if (width < 1) throw new RangeError('rows of no numbers')
    if (rows.length > 2 ** B_COUNT) throw new RangeError(`a set of ${rows.length} rows`)
    for (const [i, row] of rows.entries()) {
      if (row.length !== width) throw new RangeError(`a row of ${row.length} numbers in a set of width ${width}`)
      const before = rows[i - 1]
      if (before !== undefined && !isBefore(before, row)) throw new RangeError('rows out of order')
    }
    this.bits = Math.max(1, Math.ceil(Math.log2(rows.length)))
    this.hash = hash('set', u32(width), encode(rows))
    this.columns = Array.from({ length: width }, (_, t) => {
      const last = BigInt(rows.at(-1)?.[t] ?? 0)
      return { last, fromLast: rows.map(row => BigInt(row[t] ?? 0) - last) }
    })
  }

  /** The number of this row, or -1. Looks at all of them, whichever it is. */
  indexOf(values: readonly number[]): number {
    let found = -1
    if (values.length !== this.width) return found
    for (const [i, row] of this.rows.entries()) {
      const same = row.reduce((all, value, t) => all & (value === values[t] ? 1 : 0), 1)
      found = same === 1 ? i : found
    }
    return found
  }
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const first = a.findIndex((value, i) => value !== b[i])
  return first >= 0 && (a[first] ?? 0) < (b[first] ?? 0)
}
