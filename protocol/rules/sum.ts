import type { Fresh, Handle } from './ids.ts'

/** A whole-number combination of hidden numbers: the sum of `times * value` over its terms, plus a constant. */
export interface Sum {
  readonly terms: readonly (readonly [times: number, of: Handle | Fresh])[]
  readonly plus: number
}

/** What a hidden number is known to be, or `undefined` where it is not (yet) known. */
export type Known = (of: Handle | Fresh) => number | undefined

export const isFresh = (of: Handle | Fresh): of is Fresh => typeof of === 'object'

/** The sum that is just this one hidden number. */
export const bare = (of: Handle | Fresh): Sum => ({ terms: [[1, of]], plus: 0 })

/** The hidden number less a public one: zero exactly if they are equal. */
export const less = (of: Handle | Fresh, value: number): Sum => ({ terms: [[1, of]], plus: -value })

/** The fresh number that this sum is and nothing else, if it is one. */
export function bareFresh(sum: Sum): Fresh | undefined {
  const term = sum.terms.length === 1 && sum.plus === 0 ? sum.terms[0] : undefined
  return term !== undefined && term[0] === 1 && isFresh(term[1]) ? term[1] : undefined
}

/** The sum's value, or `undefined` while one of its numbers is unknown. */
export function sumOf(sum: Sum, known: Known): number | undefined {
  let total = sum.plus
  for (const [times, of] of sum.terms) {
    const value = known(of)
    if (value === undefined) return undefined
    total += times * value
  }
  return total
}
