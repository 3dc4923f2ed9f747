/** Time as the session sees it: handed in, so that tests need not wait. */
export interface Clock {
  /** milliseconds since 1970 */
  now(): number
  /** milliseconds since some moment, with fractions; never goes back */
  elapsed(): number
  /** Does something so many milliseconds later, unless the returned function is called before. */
  after(milliseconds: number, then: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
