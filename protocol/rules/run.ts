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
  /** an independent copy: the state at the start of the turn and the answers since */
  fork(): Run<State, O, E>
}

class Coroutine<State, Setup, O extends Option, E extends Event> implements Run<State, O, E> {
  request: Request<O> | undefined
  outcome: Outcome | undefined
  told: E[] = []
  private answers: Answer[] = []
  private atStart: State
  private rule: Rule<void, O, E>

  constructor(
    private readonly rules: Rules<State, Setup, O, E>,
    public state: State,
    public turn: number,
  ) {
    this.atStart = clone(state)
    this.rule = rules.turn(state)
  }

  /** Runs until the rules want an answer. */
  advance(answer: Answer): void {
    let next = answer
    this.request = undefined
    for (;;) {
      const step = this.rule.next(next)
      next = { type: 'heard' }
      if (step.done === true) {
        this.turn++
        this.answers = []
        this.atStart = clone(this.state)
        this.rule = this.rules.turn(this.state)
      } else if (step.value.type === 'tell') this.told.push(step.value.event)
      else if (step.value.type === 'end') {
        this.outcome = step.value.outcome
        return
      } else {
        this.request = step.value
        return
      }
    }
  }

  answer(answer: Answer): void {
    if (this.request === undefined) throw new Error('nothing is asked')
    this.told = []
    this.answers.push(answer)
    const turn = this.turn
    this.advance(answer)
    if (this.turn !== turn) this.answers = []
  }

  fork(): Run<State, O, E> {
    const copy = new Coroutine<State, Setup, O, E>(this.rules, clone(this.atStart), this.turn)
    const answers = [...this.answers]
    copy.advance({ type: 'heard' })
    for (const answer of answers) copy.answer(answer)
    copy.told = [...this.told]
    return copy
  }
}

/** A game from its first turn on, as far as its first request. */
export function startRun<State, Setup, O extends Option, E extends Event>(
  rules: Rules<State, Setup, O, E>,
  setup: Setup,
): Run<State, O, E> {
  const run = new Coroutine(rules, rules.start(setup), 1)
  run.advance({ type: 'heard' })
  return run
}
