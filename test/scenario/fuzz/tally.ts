/** What became of mutants, and how long it took. */
import { toHex } from '../../../protocol/bytes/text.ts'

export interface Fuzzed {
  readonly mutants: number
  /** how many of them got how far, by what became of them */
  readonly outcomes: ReadonlyMap<string, number>
  /** those that took longer than a second each time they were tried */
  readonly slow: readonly string[]
  /** the longest that any took, in milliseconds */
  readonly longest: number
}

const LONG = 1000
/** The first time may include what is done once only: only what is slow again counts. */
const TRIES = 3

export class Tally {
  private mutants = 0
  private readonly outcomes = new Map<string, number>()
  private readonly slow: string[] = []
  private longest = 0
  /** `clock` gives milliseconds. */
  constructor(private readonly clock: () => number) {}

  /** Judges a mutant, each time after `ready`. Throws what that throws, with the name of the mutant and its bytes. */
  count(name: string, wire: Uint8Array, judge: () => string, ready: () => void = () => {}): void {
    this.mutants++
    let shortest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < TRIES && shortest >= LONG; tries++) {
      ready()
      const since = this.clock()
      const outcome = guarded(name, wire, judge)
      shortest = Math.min(shortest, this.clock() - since)
      if (tries === 0) this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    }
    this.longest = Math.max(this.longest, shortest)
    if (shortest >= LONG) this.slow.push(name)
  }
  get result(): Fuzzed {
    const { mutants, outcomes, slow, longest } = this
    return { mutants, outcomes, slow, longest }
  }
}

function guarded(name: string, wire: Uint8Array, judge: () => string): string {
  try {
    return judge()
  } catch (cause) {
    throw new Error(`${name} lets an exception escape: ${toHex(wire)}`, { cause })
  }
}

/** The figures of a run, for whoever reads its output. */
export const printed = (of: string, { mutants, outcomes, longest }: Fuzzed): string =>
  [
    `${mutants} mutated ${of}; the longest took ${Math.ceil(longest)} ms`,
    ...[...outcomes]
      .sort(([, a], [, b]) => b - a)
      .map(([outcome, times]) => `${String(times).padStart(9)}  ${outcome}`),
  ].join('\n')
