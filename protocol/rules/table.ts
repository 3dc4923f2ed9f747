import type { Data } from './ids.ts'

/**
 * A finite public list of rows of whole numbers, all of one length: what a hidden row may be. It is lazy. A client only
 * asks for the rows that match what it knows; the full list is built for a proof. Its name and arguments say what it is
 * made of and stand for it in a request's digest, so they must determine the rows, together with the rules hash.
 */
export interface Table {
  readonly name: string
  /** the public values captured when the table was made */
  readonly args: readonly Data[]
  /** numbers in a row */
  readonly width: number
  /** every row, sorted, without repeats */
  readonly rows: readonly (readonly number[])[]
  /** the rows that agree with the known columns; must be cheap when the first column is known */
  matching(known: readonly (number | undefined)[]): readonly (readonly number[])[]
}

const byNumbers = (a: readonly number[], b: readonly number[]) => {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Sorts rows by their numbers, first column first, and drops repeats: the one order that a proof may use. */
export function sortedRows(rows: Iterable<readonly number[]>): readonly (readonly number[])[] {
  return [...rows].sort(byNumbers).filter((row, i, all) => i === 0 || byNumbers(row, all[i - 1] ?? []) !== 0)
}

/** A table of single numbers. */
export function numbers(name: string, args: readonly Data[], list: () => readonly number[]): Table {
  let made: readonly number[] | undefined
  let rows: readonly (readonly number[])[] | undefined
  const all = () => {
    made ??= list()
    return made
  }
  return {
    name,
    args,
    width: 1,
    get rows() {
      rows ??= sortedRows(all().map(number => [number]))
      return rows
    },
    matching([wanted]) {
      if (wanted === undefined) return this.rows
      return all().includes(wanted) ? [[wanted]] : []
    },
  }
}

/** A table of pairs given by its first column and, for each entry of it, what may stand beside it. */
export function pairs(
  name: string,
  args: readonly Data[],
  firsts: () => Iterable<number>,
  seconds: (first: number) => readonly number[],
): Table {
  let rows: readonly (readonly number[])[] | undefined
  return {
    name,
    args,
    width: 2,
    get rows() {
      rows ??= sortedRows([...firsts()].flatMap(first => seconds(first).map(second => [first, second])))
      return rows
    },
    matching([first, second]) {
      const found = first === undefined ? this.rows : seconds(first).map(beside => [first, beside])
      return second === undefined ? found : found.filter(row => row[1] === second)
    },
  }
}
