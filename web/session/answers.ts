/** What was asked of the session's worker besides the view, and is not answered yet. */

export class Answers<T> {
  private readonly waiting = new Map<number, (answer: T | undefined) => void>()
  private asked = 0

  /** `ask` sends the question, with the number that its answer will have. Nothing comes back for what cannot be had. */
  to(ask: (request: number) => void): Promise<T | undefined> {
    return new Promise(resolve => {
      this.waiting.set(++this.asked, resolve)
      ask(this.asked)
    })
  }
  /** An answer that nobody waits for is dropped. */
  give(request: number, answer: T | undefined): void {
    this.waiting.get(request)?.(answer)
    this.waiting.delete(request)
  }
}
