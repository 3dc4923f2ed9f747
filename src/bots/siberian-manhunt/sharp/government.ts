/**
 * The Government that thinks: it keeps every possible route with its likelihood, and plans its agents together. What it does
 * follows from what is public, its seed and its limit of steps.
 */
import type { Answer } from '../../../../protocol/rules/index.ts'
import { towns, within } from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import type { ManhuntOption } from '../../../games/siberian-manhunt/game.ts'
import { type Advice, type ReasonCode, worthiest } from '../advice.ts'
import { missed } from '../steady/things.ts'
import { type GovernmentBot, type GovernmentView, type ManhuntRun, type Move, moves } from '../view.ts'
import { at } from '../ways.ts'
import { Belief, border, shareAt } from './belief.ts'
import { changed, forceOf, mayMove } from './force.ts'
import {
  aim,
  area,
  armies,
  cards,
  type Desk,
  type Means,
  post,
  questions,
  reserves,
  threatOf,
  upgrades,
} from './means.ts'
import { type Order, Planner } from './plan.ts'

/** Points of the diagram of worlds that a belief may have, however many steps a plan has. */
const WORLDS = 20_000

export class SharpGovernment implements GovernmentBot {
  readonly belief = new Belief(WORLDS)

  /** `steps`: how many turn ends it judges for one decision, about. */
  constructor(private readonly steps: number) {}

  watch(run: ManhuntRun, answer: Answer): void {
    this.belief.watch(run, answer)
  }
  readonly decide = (view: GovernmentView) => this.advise(view).play

  advise(view: GovernmentView): Advice {
    const [best] = this.weigh(view)
    const [first] = view.plays
    if (first === undefined) throw new Error('nothing can be played')
    if (best === undefined) return { play: first, reason: { code: 'nothing better', numbers: {} } }
    const share = best.share === undefined ? {} : { share: best.share }
    return { play: best.move.play, reason: { code: best.code, numbers: { value: best.value, ...share } } }
  }

  /** Every play that it thought about, the best first. */
  weigh(view: GovernmentView): readonly Means[] {
    const { state } = view.run
    const desk = { game: state, force: forceOf(state), here: this.belief.here, planner: new Planner(state, this.steps) }
    const thought = view.options.some(one => one.type === 'end turn')
      ? [...turns(view, desk)]
      : [...answers(view, desk)]
    return thought.sort((a, b) => b.value - a.value)
  }
}

// ---- an action -------------------------------------------------------------------------------------------------

function* turns(view: GovernmentView, desk: Desk): Generator<Means> {
  const { force, here, planner } = desk
  const [end] = moves(view, 'end turn')
  if (end !== undefined) yield { move: end, value: planner.judged(force, here), code: 'nothing better' }
  for (const { order } of planner.orders(force, here, 0)) {
    const move = playOf(view, order)
    if (move === undefined) continue
    yield { move, value: planner.after(order, force, here, 0), ...reasonFor(order, desk) }
  }
  for (const means of [cards, upgrades, questions, armies, reserves]) yield* means(view, desk)
}
function playOf(view: GovernmentView, order: Order): Move<ManhuntOption> | undefined {
  switch (order.type) {
    case 'look':
      return moves(view, 'move agent').find(({ option }) => option.agent === order.agent && option.to === order.to)
    case 'drive':
      return moves(view, 'drive').find(({ option }) => option.agent === order.agent && option.to === order.to)
    case 'attack':
      return moves(view, 'attack').find(({ option }) => option.agent === order.agent)
    case 'capture':
      return moves(view, 'capture').find(({ option }) => option.node === order.node)
  }
}
function reasonFor(order: Order, { force, here }: Desk): { readonly code: ReasonCode; readonly share: number } {
  if (order.type === 'attack') return { code: 'attack them', share: shareAt(here, order.node) }
  if (order.type === 'capture') return { code: 'seize them', share: shareAt(here, order.node) }
  const share = shareAt(here, order.to)
  const joins = share > 0.3 && force.pawns.some((one, i) => i !== order.agent && one.at === order.to)
  const from = force.pawns[order.agent]?.at
  const ahead = from !== undefined && at(border, order.to) < at(border, from) - 1
  return {
    code: joins
      ? 'bring a second agent'
      : share > 0.05
        ? 'search the likeliest place'
        : ahead
          ? 'cut them off'
          : 'close in',
    share,
  }
}

// ---- what else it is asked -------------------------------------------------------------------------------------

function* answers(view: GovernmentView, desk: Desk): Generator<Means> {
  const { game, force, here, planner } = desk
  for (const move of moves(view, 'search')) {
    const { node, agent } = move.option
    const looked = changed(force, agent, { state: 'done' }, 0)
    const value = planner.asked(looked, here, node, 0, () => planner.found(looked, node))
    yield { move, value: value + 1e-6, code: 'search the likeliest place', share: shareAt(here, node) }
  }
  for (const move of moves(view, 'attack')) {
    const { node, agent } = move.option
    const struck = changed(force, agent, { state: 'done' }, 0)
    const value = planner.asked(struck, here, node, 0, () => planner.found(struck, node, 1))
    // a search that finds nothing may still find a trail
    yield { move, value: value - 0.01 * (1 - shareAt(here, node)), code: 'attack them', share: shareAt(here, node) }
  }
  for (const move of moves(view, 'pass')) {
    const pawn = force.pawns[move.option.agent]
    if (pawn !== undefined && mayMove(pawn) && force.energy > 0)
      yield { move, value: planner.best(force, here, 1), code: 'close in' }
  }
  const town = post(desk, towns)
  for (const move of moves(view, 'recruit')) if (move.option.at === town) yield { move, value: 1, code: 'more agents' }
  const home = post(
    desk,
    moves(view, 'respawn').map(({ option }) => option.at),
    'Yakut',
  )
  for (const move of moves(view, 'respawn')) if (move.option.at === home) yield { move, value: 1, code: 'more agents' }
  for (const move of moves(view, 'fly')) {
    const { agent, to } = move.option
    if (to !== town && shareAt(here, to) === 0) continue
    const flown = changed(force, agent, { at: to, state: 'done' }, 0)
    yield { move, value: planner.asked(flown, here, to, 0, () => planner.found(flown, to)), code: 'fly ahead' }
  }
  const centre = moves(view, 'aim').length > 0 ? aim(desk) : undefined
  for (const move of moves(view, 'aim'))
    if (move.option.node === centre) yield { move, value: 1, code: 'see from the air' }
  for (const move of moves(view, 'set out')) {
    const { share, kill } = area(desk, within(move.option.node, normalCards['Search Parties'].spaces))
    yield { move, value: share + kill, code: 'search all around', share }
  }
  for (const move of moves(view, 'recall'))
    yield { move, value: -threatOf(desk, move.option.at), code: 'let the one go who is of least use' }
  for (const move of moves(view, 'army beside'))
    yield { move, value: -at(border, move.option.node), code: 'the Red Army in their way' }
  const stolen = worthiest(moves(view, 'steal'), ({ option }) => 0.1 + missed(game, option.thing))
  if (stolen !== undefined) yield { move: stolen.move, value: stolen.worth, code: 'take what hurts' }
}
