import { equal } from '../bytes/hash.ts'
import { type Handle, type Role, type Seat, toSeat } from '../rules/ids.ts'
import type { Event, Option, Outcome, Request, Rules } from '../rules/request.ts'
import { type Run, startRun } from '../rules/run.ts'
import { type ChoiceFault, checkChoice, type Hidden, type Settling, type Spot } from './choice.ts'
import { requestDigest } from './digest.ts'
import type { Part } from './entry.ts'
import { contributionCommitment, rollResult, rollValues } from './roll.ts'
import { type Agreed, seatingOf, seatings } from './terms.ts'

/** Something that an entry made happen, in order: what a log shows. */
export type Happening<O extends Option = Option, E extends Event = Event> =
  | {
      readonly type: 'chosen'
      readonly role: Role
      readonly option: O
      readonly query: boolean
      readonly handles: readonly Handle[]
      /** bytes of each proof, in the order of the option's demands */
      readonly proofs: readonly number[]
      readonly opened?: number
    }
  | {
      readonly type: 'rolled'
      readonly why: string
      readonly sides: readonly number[]
      readonly values: readonly number[]
      readonly contributions: readonly Uint8Array[]
    }
  | { readonly type: 'told'; readonly event: E }
  /** a seat committed to its contribution to this roll */
  | { readonly type: 'promised'; readonly roll: number; readonly promised: Promised }

/** A contribution that a seat has committed to, and the hash before the entry in which it did. */
export interface Promised {
  readonly commitment: Uint8Array
  readonly previous: Uint8Array
}
/** What the open request wants of whoever must speak next: a player's choice, a query's answer, a share of a roll. */
export type Owing = 'choice' | 'query' | 'roll'
/** A part that its signer cannot have sent honestly; a code of docs/protocol.md, 12.2. */
export type PartFault = 'not-your-turn' | 'wrong-part' | 'no-such-option' | 'contribution-mismatch' | ChoiceFault
export type Applied =
  | { readonly type: 'applied' }
  | { readonly type: 'fault'; readonly code: PartFault }
  | { readonly type: 'diverged' }

const APPLIED: Applied = { type: 'applied' }
const fault = (code: PartFault): Applied => ({ type: 'fault', code })

/** How far a roll has come. */
interface Rolling {
  readonly opener: number
  readonly contributions: readonly (Uint8Array | undefined)[]
}

/**
 * Everything that follows from the rules and the parts so far, and nothing else: the run, who plays what, every hidden
 * number's public side, the commitments to the next contributions. A copy is independent, so that an entry is tried on
 * a copy and either counts whole or not at all.
 */
export class Position<State, Setup, O extends Option = Option, E extends Event = Event> {
  private constructor(
    readonly agreed: Agreed,
    private readonly rules: Rules<State, Setup, O, E>,
    readonly run: Run<State, O, E>,
    private seating: readonly Role[] | undefined,
    private records: readonly Hidden[],
    private promises: readonly Promised[],
    private rolls: number,
    private lastChooser: Seat,
    private rolling: Rolling,
    private happened: Happening<O, E>[],
  ) {}

  static start<State, Setup, O extends Option, E extends Event>(
    agreed: Agreed,
    rules: Rules<State, Setup, O, E>,
    setup: Setup,
  ): Position<State, Setup, O, E> {
    const { seats, roles } = agreed.terms
    const run = startRun(rules, setup)
    const told = run.told.map((event): Happening<O, E> => ({ type: 'told', event }))
    const fixed = roles.type === 'fixed' ? roles.roles : undefined
    const promises = agreed.contributions.map(commitment => ({ commitment, previous: agreed.g3Hash }))
    return new Position(agreed, rules, run, fixed, [], promises, 0, toSeat(0), noRoll(seats, 0), told)
  }

  copy(): Position<State, Setup, O, E> {
    const { agreed, rules, run, seating, records, promises, rolls, lastChooser, rolling } = this
    return new Position(agreed, rules, run.fork(), seating, records, promises, rolls, lastChooser, rolling, [])
  }

  /** What is open now: the roll for the roles first, then whatever the rules ask. */
  get request(): Request<O> | undefined {
    if (this.seating === undefined) return { type: 'roll', sides: [seatings(this.seats)], why: 'roles' }
    return this.run.request
  }
  get outcome(): Outcome | undefined {
    return this.run.outcome
  }
  get seats(): number {
    return this.agreed.terms.seats
  }
  /** `undefined` until the joint roll has decided */
  roleOf(seat: Seat): Role | undefined {
    return this.seating?.[seat]
  }
  seatOf(role: Role): Seat | undefined {
    const seat = this.seating?.indexOf(role) ?? -1
    return seat < 0 ? undefined : toSeat(seat)
  }
  /** Who must speak next; it always follows from the rules and the parts so far. */
  owes(): Seat | undefined {
    const request = this.request
    if (request === undefined) return undefined
    return request.type === 'choose' ? this.seatOf(request.role) : toSeat(this.rolling.opener)
  }
  owing(): Owing | undefined {
    const request = this.request
    if (request?.type !== 'choose') return request?.type
    return request.query ? 'query' : 'choice'
  }
  /** Whether what is owed needs no player: a query's answer or a roll's contribution. */
  owesWithoutPlayer(): boolean {
    const owing = this.owing()
    return owing === 'query' || owing === 'roll'
  }
  digest(): Uint8Array | undefined {
    return this.request === undefined ? undefined : requestDigest(this.agreed.gameId, this.request)
  }
  record(handle: Handle): Hidden | undefined {
    return this.records[handle]
  }
  get hidden(): readonly Hidden[] {
    return this.records
  }
  /** number of the next roll to be completed */
  get roll(): number {
    return this.rolls
  }
  /** what the seat has committed to for the next roll that it has not contributed to */
  promiseOf(seat: Seat): Promised | undefined {
    return this.promises[seat]
  }
  /** Everything that happened since the last call. */
  takeHappenings(): readonly Happening<O, E>[] {
    return this.happened.splice(0)
  }

  /**
   * Checks one part and carries it out. After anything but `applied` the position must be thrown away. What the part
   * answers is checked first: only of somebody who answers the very request that is open can more be said.
   */
  apply(part: Part, spot: Spot, settling: Settling): Applied {
    const request = this.request
    const digest = this.digest()
    if (request === undefined || digest === undefined || !equal(digest, part.request)) return { type: 'diverged' }
    if (this.owes() !== spot.seat) return fault('not-your-turn')
    if (part.type === 'choice')
      return request.type === 'choose' ? this.choose(request, part, spot, settling) : fault('wrong-part')
    return request.type === 'roll' ? this.contribute(request, part, spot) : fault('wrong-part')
  }

  private choose(
    request: Request<O> & { type: 'choose' },
    part: Part & { type: 'choice' },
    spot: Spot,
    settling: Settling,
  ): Applied {
    const option = request.options[part.option]
    if (option === undefined) return fault('no-such-option')
    const { records, rules, agreed } = this
    const ground = { gameId: agreed.gameId, records, domain: rules.domain }
    const choosing = checkChoice(option, part, spot, ground, settling)
    if (typeof choosing === 'string') return fault(choosing)
    const { fresh, opened } = choosing
    this.records = [...this.records, ...fresh]
    this.lastChooser = spot.seat
    this.rolling = noRoll(this.seats, spot.seat)
    const handles = fresh.map(one => one.handle)
    const { role, query } = request
    const value = opened === undefined ? {} : { opened }
    this.happened.push({
      type: 'chosen',
      role,
      option,
      query,
      handles,
      proofs: part.proofs.map(proof => proof.length),
      ...value,
    })
    this.run.answer({ type: 'choice', option: part.option, handles, ...value })
    this.hear()
    return APPLIED
  }

  private contribute(
    request: Request<O> & { type: 'roll' },
    part: Part & { type: 'roll' },
    { seat, previous }: Spot,
  ): Applied {
    const { gameId } = this.agreed
    const promised = this.promises[seat]
    const shown = contributionCommitment(gameId, seat, this.rolls, part.contribution)
    if (promised === undefined || !equal(promised.commitment, shown)) return fault('contribution-mismatch')
    const next = { commitment: part.next, previous }
    this.promises = this.promises.with(seat, next)
    this.happened.push({ type: 'promised', roll: this.rolls + 1, promised: next })
    const contributions = this.rolling.contributions.with(seat, part.contribution)
    this.rolling = { opener: (seat + 1) % this.seats, contributions }
    const all = contributions.filter(one => one !== undefined)
    if (all.length < this.seats) return APPLIED
    const values = rollValues(gameId, rollResult(gameId, this.rolls, all), request.sides)
    this.rolls++
    this.rolling = noRoll(this.seats, this.lastChooser)
    this.happened.push({ type: 'rolled', why: request.why, sides: request.sides, values, contributions: all })
    if (this.seating === undefined) this.seating = seatingOf(values[0] ?? 0, this.seats)
    else {
      this.run.answer({ type: 'rolled', values })
      this.hear()
    }
    return APPLIED
  }

  private hear(): void {
    for (const event of this.run.told) this.happened.push({ type: 'told', event })
  }
}

/** Contributions are opened from the last chooser on, ascending and around (docs/protocol.md, 7.1). */
const noRoll = (seats: number, opener: number): Rolling => ({ opener, contributions: Array(seats).fill(undefined) })
