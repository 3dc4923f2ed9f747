import { clone } from './clone.ts'
import type { Answer, Event, Option, Outcome, Request, Rule, Rules } from './request.ts'

/** Rules in motion: one open request, one answer. Every driver is built on this and nothing else. */
export interface Run<State, O extends Option = Option, E extends Event = Event> {
  readonly state: State
  /** turns begun, from 1 */
  readonly turn: number
  /** what the rules wait for; `undefined` once there is an outcome */
  readonly request: Request<O> | undefined
  readonly outcome: Outcome | undefined
  /** what was told since the last answer */
  readonly told: readonly E[]
  /** Gives the open request its answer and goes on to the next one. The answer must fit: checking it is the driver's task. */
  answer(answer: Answer): void
  /** an independent copy; after the first one of a turn the others are cheap */
  fork(): Run<State, O, E>
}

const HEARD: Answer = { type: 'heard' }

/** Where a fork starts. */
interface Kept<State> {
  readonly turn: number
  /** the state at the start of that turn, each time another copy */
  readonly state: () => State
}

class Coroutine<State, Setup, O extends Option, E extends Event> implements Run<State, O, E> {
  request: Request<O> | undefined
  outcome: Outcome | undefined
  told: E[] = []
  turn: number
  readonly state: State
  /** everything answered since the start of the kept turn */
  private answers: Answer[] = []
  private rule: Rule<void, O, E>

  /** Goes from the kept turn as far as its first request, and keeps the state again when turn `keeps` begins. */
  constructor(
    private readonly rules: Rules<State, Setup, O, E>,
    private kept: Kept<State>,
    private readonly keeps?: number,
  ) {
    this.turn = kept.turn
    this.state = kept.state()
    this.rule = rules.turn(this.state)
    this.advance(HEARD)
  }

  /** Runs until the rules want an answer. */
  private advance(answer: Answer): void {
    let next = answer
    this.request = undefined
    for (;;) {
      const step = this.rule.next(next)
      next = HEARD
      if (step.done === true) this.beginTurn()
      else if (step.value.type === 'tell') this.told.push(step.value.event)
      else if (step.value.type === 'end') {
        this.outcome = step.value.outcome
        return
      } else {
        this.request = step.value
        return
      }
    }
  }

  private beginTurn(): void {
    this.turn++
    if (this.turn === this.keeps) {
      const state = clone(this.state)
      this.kept = { turn: this.turn, state: () => clone(state) }
      this.answers = []
    }
    this.rule = this.rules.turn(this.state)
  }

  answer(answer: Answer): void {
    if (this.request === undefined) throw new Error('nothing is asked')
    this.told = []
    this.answers.push(answer)
    this.advance(answer)
  }

  /**
   * Most turns are never forked, so none is kept beforehand: the copy plays again from the last kept turn to here and keeps
   * the turn that goes on now, for itself and for this run. Further forks in the same turn start there.
   */
  fork(): Run<State, O, E> {
    const copy = new Coroutine<State, Setup, O, E>(this.rules, this.kept, this.turn)
    for (const answer of [...this.answers]) copy.answer(answer)
    copy.told = [...this.told]
    this.kept = copy.kept
    this.answers = [...copy.answers]
    return copy
  }
}

/** A game from its first turn on, as far as its first request. */
export function startRun<State, Setup, O extends Option, E extends Event>(
  rules: Rules<State, Setup, O, E>,
  setup: Setup,
): Run<State, O, E> {
  return new Coroutine(rules, { turn: 1, state: () => rules.start(setup) })
}
