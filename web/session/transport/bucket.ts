import type { Clock } from '../clock.ts'

/** So much at once, and so much a second in the long run. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Measures how much somebody sends against a rate, as a bucket that fills up again with time. */
export class Bucket {
  private left: number
  private at: number

  constructor(
    private readonly clock: Clock,
    private readonly rate: Rate,
  ) {
    this.left = rate.burst
    this.at = clock.elapsed()
  }

  /** Takes an amount; false if it is more than there is. */
  take(amount: number): boolean {
    const now = this.clock.elapsed()
    const { burst, perSecond } = this.rate
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond)
    this.at = now
    if (amount > this.left) return false
    this.left -= amount
    return true
  }
}
