/**
 * One thing at a time: whatever the session does waits until everything before it is done, so that no input meets a state
 * that is still being written down.
 */
export class Queue {
  private last: Promise<void> = Promise.resolve()

  /** `broken` hears of an exception, which is a mistake of ours; what waits goes on. */
  constructor(private readonly broken: (error: unknown) => void) {}

  add(task: () => void | Promise<void>): void {
    this.last = this.last.then(task).catch(this.broken)
  }
  /** Everything that was added so far, and what it added in turn, is done. */
  async done(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.last; ) {
      seen = this.last
      await seen
    }
  }
}
