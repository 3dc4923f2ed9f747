/** Shares with their uncertainty, and the spread of numbers. */

export interface Share {
  readonly count: number
  readonly of: number
  readonly share: number
  /** the ends of its 95 % confidence interval */
  readonly low: number
  readonly high: number
}
/** The 97.5 % point of the normal distribution: what 95 % of it lies within, on both sides. */
const Z = 1.959964

/** How large a share this count shows, with Wilson's score interval (E. B. Wilson, 1927). Of nothing, it says nothing: 0 to 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 }
  const share = count / of
  const z2 = (Z * Z) / of
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))
  return { count, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Whether two shares differ by more than chance explains, as the interval of their difference (R. G. Newcombe, 1998). */
export function difference(a: Share, b: Share): { readonly by: number; readonly low: number; readonly high: number } {
  const by = a.share - b.share
  return {
    by,
    low: by - Math.hypot(a.share - a.low, b.high - b.share),
    high: by + Math.hypot(a.high - a.share, b.share - b.low),
  }
}

export interface Spread {
  readonly count: number
  readonly least: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  readonly most: number
  readonly mean: number
}
/** Quartiles by linear interpolation; `undefined` of no numbers. */
export function spreadOf(numbers: readonly number[]): Spread | undefined {
  if (numbers.length === 0) return undefined
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (part: number): number => {
    const place = part * (sorted.length - 1)
    const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
    return below + (above - below) * (place - Math.floor(place))
  }
  return {
    count: sorted.length,
    least: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    most: at(1),
    mean: sorted.reduce((sum, n) => sum + n, 0) / sorted.length,
  }
}
