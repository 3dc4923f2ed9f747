/**
 * The Fugitive that thinks: it knows what the Government can know, guesses where it will look, and goes where it will not.
 * Food, fights and things are as with `steady`.
 */
import type { Answer, Play } from '../../../../protocol/rules/index.ts'
import { type Node, terrain } from '../../../games/siberian-manhunt/board.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { type Advice, because, type Compared, firstOf, type ReasonCode, type Thumb } from '../advice.ts'
import { type Journey, journeys, playOf } from '../journeys.ts'
import { befriends, catches, energyFromFood, fullHp, uses } from '../steady/camp.ts'
import { ends, searches, spends, subsists } from '../steady/fugitive.ts'
import { current, rides } from '../steady/travel.ts'
import { type FugitiveBot, type FugitiveView, type ManhuntRun, moves } from '../view.ts'
import { at } from '../ways.ts'
import { Belief, border } from './belief.ts'
import { type Prospect, Prospects } from './prospects.ts'

/** Points of the diagram of worlds that a belief may have, however many steps a plan has. */
const WORLDS = 20_000
/** What it is worth to be over the border. */
const FREE = 2

/** At first sight a town is as good as so many spaces of way. */
const TOWN = 4

/** An end of the turn, what it promises, and the play that begins it. */
export interface Thought extends Prospect {
  readonly advice: Advice
  /** whether the turn ends where the Fugitive is */
  readonly stays: boolean
}

export class SharpFugitive implements FugitiveBot {
  readonly belief = new Belief(WORLDS)

  /** `steps`: how many turn ends it judges for one decision. */
  constructor(private readonly steps: number) {}

  watch(run: ManhuntRun, answer: Answer): void {
    this.belief.watch(run, answer)
  }
  readonly decide = (view: FugitiveView): Play => this.advise(view).play

  /** Always advises something: `view.plays` is never empty. */
  advise(view: FugitiveView): Advice {
    const goes: Thumb<FugitiveView> = one => {
      const [best] = this.weigh(one)
      return best === undefined || (best.stays && best.advice.reason.code !== 'rest') ? undefined : best.advice
    }
    const advice = firstOf(subsists, searches, catches, befriends, rides, goes, uses, spends, ends)(view)
    const [first] = view.plays
    if (advice !== undefined) return advice
    if (first === undefined) throw new Error('nothing can be played')
    return { play: first, reason: { code: 'nothing better', numbers: {} } }
  }

  /** How that play compares with the best one: of journeys, rests and the end of a turn; `undefined` of anything else. */
  compare(view: FugitiveView, play: Play): Compared | undefined {
    const weighed = this.weigh(view)
    const [best] = weighed
    const own = weighed.find(({ advice }) => keyOf(advice.play) === keyOf(play))
    return best && own && { best: best.advice, value: own.value, bestValue: best.value }
  }
  /** Every first step of a journey that it thought about, with the best journey that begins so, and to stay; the best first. */
  weigh(view: FugitiveView): readonly Thought[] {
    const [end] = moves(view, 'end turn')
    if (end === undefined) return []
    const { state } = view.run
    const from = current(view)
    const prospects = new Prospects(state, this.belief)
    const byPlay = new Map<string, Thought>()
    const think = (thought: Thought | undefined) => {
      if (thought === undefined) return
      const key = keyOf(thought.advice.play)
      if ((byPlay.get(key)?.value ?? Number.NEGATIVE_INFINITY) < thought.value) byPlay.set(key, thought)
    }
    const { energy, hp, inTown } = state.fugitive
    const stay = prospects.staying(from, energy, hp)
    think(thoughtOf(stay, because(end, 'enough for this turn', { risk: stay.death }), true))
    const restored = inTown ? fullHp(state) : Math.min(fullHp(state), hp + values.rest.hp)
    const rested = prospects.staying(from, energy + values.rest.energy, restored)
    think(thoughtOf(rested, because(moves(view, 'rest')[0], 'rest', { hp }), true))
    for (const thought of travels(view, from, prospects, stay, this.steps)) think(thought)
    return [...byPlay.values()].sort((a, b) => b.value - a.value)
  }
}

const keyOf = ({ option, hidden }: Play): string => `${option}/${hidden.join()}`
const thoughtOf = (prospect: Prospect, advice: Advice | undefined, stays: boolean): Thought | undefined =>
  advice && { ...prospect, advice, stays }

/** Each journey, on foot or by lifts, with what food and a last effort add to the energy. */
function* travels(
  view: FugitiveView,
  from: Node,
  prospects: Prospects,
  stay: Prospect,
  limit: number,
): Generator<Thought | undefined> {
  const { state } = view.run
  const { energy, hp } = state.fugitive
  const most = energy + energyFromFood(state)
  const exhausting = hp > values.fugitive.exhaustionHp ? most - values.fugitive.exhausted : most
  const promising = journeys(state, from, exhausting)
    .map(journey => ({ journey, promise: at(border, journey.to) - (terrain(journey.to) === 'town' ? TOWN : 0) }))
    .sort((a, b) => a.promise - b.promise)
  for (const { journey } of promising.slice(0, limit)) {
    const [first] = journey.steps
    if (first === undefined) continue
    for (const sneak of terrain(journey.to) === 'town' ? [true, false] : [false]) {
      const left = most - journey.cost - (sneak ? values.costs.sneak : 0)
      if (left < values.fugitive.exhausted || (left < 0 && hp <= values.fugitive.exhaustionHp)) continue
      const prospect = prospects.of(journey.to, journey.steps, left, sneak)
      const free = terrain(journey.to) === 'china' ? { ...prospect, value: FREE } : prospect
      yield thoughtOf(
        free,
        because(playOf(view, first, sneak && journey.steps.length === 1), reasonFor(journey, prospect, stay), {
          spaces: at(border, journey.to),
          risk: prospect.death,
        }),
        false,
      )
    }
  }
}

function reasonFor({ to }: Journey, { pressure }: Prospect, stay: Prospect): ReasonCode {
  if (terrain(to) === 'china') return 'win at the border'
  if (terrain(to) === 'town') return 'to a town'
  return pressure < stay.pressure - 0.1 || stay.death > 0.2 ? 'away from the agents' : 'towards the border'
}
