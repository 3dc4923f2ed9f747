/**
 * Everything that the public can know of one role's hidden numbers: all secrets that fit the claims proven so far, and how
 * many there are of each. It is fed with what was chosen and knows no vault, so that it is the same on every side.
 */
import type { Claim, Handle, Hiding, Option } from '../../protocol/rules/index.ts'
import {
  type Diagram,
  drawn,
  keepOnly,
  likeliest,
  nothingHidden,
  relaxed,
  secretsOf,
  sizeOf,
  waysOf,
  waysOfValues,
} from './diagram.ts'
import { extended, narrowed, type Weigh } from './narrow.ts'

/** What a role chose, as the transcript, a local game or a bot's fork has it. */
export interface Choice {
  readonly option: Pick<Option, 'claim' | 'opens' | 'hides'>
  /** of the numbers that were hidden by choosing it */
  readonly handles: readonly Handle[]
  /** the number that was made public by choosing it */
  readonly opened?: number | undefined
}

/** Points of a diagram beyond which it is made smaller, and includes more than what is possible. */
const LIMIT = 50_000

/** Never changed: every step gives a new one, which shares what it can with the one before, so that a fork costs nothing. */
export class Worlds {
  private constructor(
    private readonly diagram: Diagram,
    private readonly limit: number,
    /** the newest handle when the diagram was made smaller */
    private readonly blurred: Handle | undefined,
  ) {}

  /** Nothing is hidden yet. `limit` is the size, in points of the diagram, past which exactness is given up. */
  static start(limit = LIMIT): Worlds {
    return new Worlds(nothingHidden, limit, undefined)
  }

  /**
   * What is known after this choice: its claim is true, what it opened is public, what it hides is anything that its claim
   * lets it be. `weigh` makes of the count a belief. Throws if the choice speaks of a number that was forgotten.
   */
  chosen({ option, handles, opened }: Choice, weigh?: Weigh): Worlds {
    let worlds: Worlds = this
    if (option.claim !== undefined) worlds = worlds.knowing(option.claim)
    if (option.opens !== undefined && opened !== undefined)
      worlds = worlds.knowing({ type: 'equals', handle: option.opens, value: opened })
    return option.hides === undefined ? worlds : worlds.hiding(option.hides, handles, weigh)
  }

  /** The worlds in which the claim is true: what a look ahead supposes. There may be none, see {@link ways}. */
  knowing(claim: Claim): Worlds {
    const exact = narrowed(this.diagram, claim, this.limit)
    if (exact !== undefined) return this.of(exact)
    const smaller = this.blur()
    // where even that would grow, the claim is not used: what only it makes impossible stays possible
    return smaller.of(narrowed(smaller.diagram, claim, Math.max(this.limit, smaller.size)) ?? smaller.diagram)
  }
  private hiding(hides: Hiding, handles: readonly Handle[], weigh?: Weigh): Worlds {
    const worlds = this.of(extended(this.diagram, hides, handles, weigh))
    return worlds.size > this.limit ? worlds.blur() : worlds
  }
  /**
   * Only these numbers can still be asked for, says the game: worlds that differ in others alone become one, with more
   * ways. What was forgotten may not be spoken of again.
   */
  keep(handles: readonly Handle[]): Worlds {
    const kept = keepOnly(this.diagram, new Set(handles))
    const [oldest] = kept.levels
    const sharp =
      oldest !== undefined && this.blurred !== undefined && oldest.handle >= this.blurred && oldest.points.length === 1
    return new Worlds(kept, this.limit, sharp ? undefined : this.blurred)
  }

  /** Whether these are exactly the possible worlds. If not, they are all of them and some that are not. */
  get exact(): boolean {
    return this.blurred === undefined
  }
  /**
   * How many secrets there are, counted with those that differ only in what is forgotten. Whole and exact up to 2^53, then
   * rounded; past 2^900 only its proportions mean something. 0 if there is none.
   */
  get ways(): number {
    return waysOf(this.diagram)
  }
  /** The share of the worlds in which the claim is true, 0 to 1. */
  shareOf(claim: Claim): number {
    return this.knowing(claim).ways / this.ways
  }
  /** The values that the hidden number may have, and in how many ways each. Empty if the number is not kept. */
  values(handle: Handle): ReadonlyMap<number, number> {
    return waysOfValues(this.diagram, handle)
  }
  /** The hidden numbers that are kept, oldest first. */
  get handles(): readonly Handle[] {
    return this.diagram.levels.map(level => level.handle)
  }
  /**
   * One world after the other: its numbers, in the order of {@link handles}, and its ways. One may come in several parts,
   * whose ways add up. There may be very many.
   */
  each(): Iterable<{ readonly values: readonly number[]; readonly ways: number }> {
    return secretsOf(this.diagram)
  }
  /**
   * For each value that the newest number may have, how it may have come to it: the numbers of the world with the most ways
   * that ends so, in the order of {@link handles}.
   */
  examples(): ReadonlyMap<number, readonly number[]> {
    return likeliest(this.diagram)
  }
  /** One world by chance, each as likely as it has ways: a guessed vault. `fraction` gives numbers from 0 to less than 1. */
  draw(fraction: () => number): ReadonlyMap<Handle, number> {
    return drawn(this.diagram, fraction)
  }
  /** What it takes to hold them: points of the diagram. */
  get size(): number {
    return sizeOf(this.diagram)
  }

  private of(diagram: Diagram): Worlds {
    return new Worlds(diagram, this.limit, this.blurred)
  }
  private blur(): Worlds {
    return new Worlds(relaxed(this.diagram), this.limit, this.handles.at(-1) ?? this.blurred)
  }
}
