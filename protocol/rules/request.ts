import type { Claim } from './claim.ts'
import type { Data, Handle, Role } from './ids.ts'

/** One thing a player may pick. A game adds its own fields, plain data. Its index in the list goes on the wire. */
export interface Option {
  readonly type: string
  /** must be true of the chooser's secrets */
  readonly claim?: Claim
  /** makes this hidden number public: `chosen.value` */
  readonly opens?: Handle
  /** hides new numbers: `chosen.handle` (one) or `chosen.handles` */
  readonly hides?: Hiding
}
export interface Hiding {
  readonly count: number
  readonly claim: Claim
}
/** Something that a screen should show. A game adds its own fields, plain data. */
export interface Event {
  readonly type: string
}
export interface Outcome {
  readonly winners: readonly Role[]
  readonly by: string
}

/** What rules wait for. */
export type Request<O extends Option = Option> =
  /**
   * A role picks one option. In a `query` the options exclude one another and exactly one is true for every possible
   * secret: the client answers it without its player, and nothing else is ever answered so.
   */
  | { readonly type: 'choose'; readonly role: Role; readonly options: readonly O[]; readonly query: boolean }
  /** Uniform whole numbers, each from 0 to its `sides` - 1, that nobody can foresee or bend. */
  | { readonly type: 'roll'; readonly sides: readonly number[]; readonly why: string }
/** What rules say without waiting. */
export type Signal<E extends Event = Event> =
  | { readonly type: 'tell'; readonly event: E }
  | { readonly type: 'end'; readonly outcome: Outcome }
export type Answer =
  | { readonly type: 'choice'; readonly option: number; readonly handles: readonly Handle[]; readonly opened?: number }
  | { readonly type: 'rolled'; readonly values: readonly number[] }
  | { readonly type: 'heard' }

/** A piece of rules: yields what it needs and returns what came of it. */
export type Rule<T, O extends Option = Option, E extends Event = Event> = Generator<Request<O> | Signal<E>, T, Answer>

/** A chosen option with what choosing it brought; of a union of options, each by itself. */
export type Chosen<O extends Option> = O extends Option
  ? O &
      (O extends { readonly hides: Hiding }
        ? { readonly handle: Handle; readonly handles: readonly Handle[] }
        : unknown) &
      (O extends { readonly opens: Handle } ? { readonly value: number } : unknown)
  : never

/** One game: everything the kernel needs to know of it. */
export interface Rules<State, Setup, O extends Option = Option, E extends Event = Event> {
  readonly name: string
  readonly version: string
  /** everything else that determines play (board, cards): part of the rules hash */
  readonly data: () => Data
  /** number of roles at the table */
  readonly roles: (setup: Setup) => number
  /** every number that may be hidden lies in this range, ends included */
  readonly domain: { readonly from: number; readonly to: number }
  /** the options of a game as data, as the players sign them */
  readonly setupData: (setup: Setup) => Data
  /** the options from such data; `undefined` if they are not such options, to the letter */
  readonly parseSetup: (data: Data) => Setup | undefined
  /** Plain data: what `clone` copies and a screen or bot may see. */
  readonly start: (setup: Setup) => State
  /** One turn. Between turns the state says everything, so that a game is cloned, stored and restarted there. */
  readonly turn: (state: State) => Rule<void, O, E>
}
