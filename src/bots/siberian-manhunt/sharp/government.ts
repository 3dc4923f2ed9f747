/**
 * The Government that thinks: it keeps every possible route with its likelihood, and plans its agents together. What it does
 * follows from what is public and from its limit of steps.
 */
import type { Answer, Play } from '../../../../protocol/rules/index.ts'
import type { Advice, Compared, Reason } from '../advice.ts'
import type { GovernmentBot, GovernmentView, ManhuntRun } from '../view.ts'
import { Belief } from './belief.ts'
import { type Desk, deskOf } from './desk.ts'
import { judged } from './judge.ts'
import { reasonFor, thoughts } from './thoughts.ts'

/** Points of the diagram of worlds that a belief may have, however many steps a plan has. */
const WORLDS = 20_000

/** An option, and how the turn ends with it. */
export interface Weighed {
  readonly advice: Advice
  readonly value: number
}

export class SharpGovernment implements GovernmentBot {
  readonly belief = new Belief(WORLDS)

  /** `steps`: how many turn ends it judges for one decision, about. */
  constructor(private readonly steps: number) {}

  watch(run: ManhuntRun, answer: Answer): void {
    this.belief.watch(run, answer)
  }
  readonly decide = (view: GovernmentView): Play => this.advise(view).play

  /** Always advises something: `view.plays` is never empty. */
  advise(view: GovernmentView): Advice {
    const [best] = this.weigh(view)
    const [first] = view.plays
    if (best !== undefined) return best.advice
    if (first === undefined) throw new Error('nothing can be played')
    return { play: first, reason: { code: 'nothing better', numbers: {} } }
  }

  /** Every play that it thinks about, and `also` this one, the best first; each gets the same part of its steps. */
  weigh(view: GovernmentView, also?: Play): readonly Weighed[] {
    const desk = deskOf(view.run.state, this.belief.here)
    const thought = thoughts(view, desk)
    const steps = Math.ceil(this.steps / Math.max(1, thought.length))
    const option = also && view.options[also.option]
    const extra =
      also === undefined || option === undefined || thought.some(({ play }) => play.option === also.option)
        ? []
        : [{ play: also, option }]
    return [...thought, ...extra]
      .flatMap(({ play, option }) => {
        desk.planner.allow(steps)
        const value = judged(desk, option)
        return value === undefined ? [] : [{ advice: { play, reason: reasonOf(desk, option, value) }, value }]
      })
      .sort((a, b) => b.value - a.value)
  }
  /** How that play compares with the best one; `undefined` if it is not the Government's. */
  compare(view: GovernmentView, play: Play): Compared | undefined {
    const weighed = this.weigh(view, play)
    const [best] = weighed
    const own = weighed.find(({ advice }) => advice.play.option === play.option)
    return best && own && { best: best.advice, value: own.value, bestValue: best.value }
  }
}

function reasonOf(desk: Desk, option: Parameters<typeof reasonFor>[1], value: number): Reason {
  const { code, share } = reasonFor(desk, option)
  return { code, numbers: share === undefined ? { value } : { value, share } }
}
