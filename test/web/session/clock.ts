import type { Clock } from '../../../web/session/clock.ts'

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  private time = 1_000_000
  private readonly timers = new Map<() => void, number>()

  now(): number {
    return this.time
  }
  elapsed(): number {
    return this.time
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = () => then()
    this.timers.set(timer, this.time + milliseconds)
    return () => void this.timers.delete(timer)
  }
  /** Lets so much time pass; what was due in between happens in its order, each with all that follows at once from it. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds
    for (;;) {
      await settled()
      const next = [...this.timers].sort(([, a], [, b]) => a - b)[0]
      if (next === undefined || next[1] > until) break
      this.time = Math.max(this.time, next[1])
      this.timers.delete(next[0])
      next[0]()
    }
    this.time = until
    await settled()
  }
}

/** Everything that is under way and waits for no clock has been done. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise<void>(resolve => setImmediate(resolve))
}
