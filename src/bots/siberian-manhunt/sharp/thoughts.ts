/** Which options the Government thinks about, and what it says of them. */
import { towns, yakutTowns } from '../../../games/siberian-manhunt/board.ts'
import type { ManhuntOption, NormalCard } from '../../../games/siberian-manhunt/game.ts'
import type { ReasonCode } from '../advice.ts'
import { type GovernmentView, type Move, moves } from '../view.ts'
import { at } from '../ways.ts'
import { border, shareAt } from './belief.ts'
import { aim, type Desk, gate, posts } from './desk.ts'
import type { Order } from './plan.ts'

/** How many places are thought of for a new officer, and for the army. */
const TOWNS = 5
const ARMY_PLACES = 6

type Thought = Move<ManhuntOption>

/** The options worth a thought: of many that are alike, the most promising ones. */
export function thoughts(view: GovernmentView, desk: Desk): readonly Thought[] {
  return view.options.some(one => one.type === 'end turn') ? [...actions(view, desk)] : answers(view, desk)
}

function* actions(view: GovernmentView, desk: Desk): Generator<Thought> {
  const { force, here, planner, game } = desk
  yield* moves(view, 'end turn', 'interrogate', 'play reserve')
  for (const { order } of planner.orders(force, here, 0)) {
    const move = playOf(view, order)
    if (move !== undefined) yield move
  }
  for (const move of moves(view, 'buy')) {
    const { put, cost } = move.option
    if (put === 'use' || (put === 'reserve' && cost === 1 && game.assistance.reserve === null)) yield move
  }
  const [home] = posts(desk, yakutTowns, 'Yakut')
  yield* moves(view, 'upgrade').filter(({ option }) => option.at === home)
  const places = moves(view, 'red army')
    .map(move => ({ move, promise: armyPromise(desk, move.option) }))
    .filter(({ promise }) => promise > 0.02)
    .sort((a, b) => b.promise - a.promise)
  for (const { move } of places.slice(0, ARMY_PLACES)) yield move
}
const armyPromise = (desk: Desk, { node, how }: Extract<ManhuntOption, { type: 'red army' }>): number =>
  (shareAt(desk.here, node) + 0.2 * gate(desk, node)) * (how === 'maneuver' ? 2 : 1)

function playOf(view: GovernmentView, order: Order): Thought | undefined {
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

function answers(view: GovernmentView, desk: Desk): readonly Thought[] {
  const near = new Set(posts(desk, towns).slice(0, TOWNS))
  const centre = moves(view, 'aim').length > 0 ? aim(desk) : undefined
  return moves(view, ...ANSWERS).filter(({ option }) => {
    switch (option.type) {
      case 'recruit':
        return near.has(option.at)
      case 'fly':
        return near.has(option.to) || shareAt(desk.here, option.to) > 0.05
      case 'aim':
        return option.node === centre
      default:
        return true
    }
  })
}
const ANSWERS = [
  'search',
  'attack',
  'pass',
  'recruit',
  'respawn',
  'fly',
  'aim',
  'set out',
  'recall',
  'army beside',
  'steal',
] as const

// ---- why -------------------------------------------------------------------------------------------------------

const CARD_REASONS: Readonly<Record<NormalCard, ReasonCode>> = {
  Recruit: 'more agents',
  'Weather Forecast': 'shut them in',
  Checkpoints: 'shut them in',
  'Road Blocks': 'shut them in',
  'Helicopter Transport': 'fly ahead',
  'Search Parties': 'search all around',
  'Aerial Search': 'see from the air',
  Motorcycles: 'close in',
  Snowmobiles: 'close in',
  Propaganda: 'make the people talk',
}

/** In the words of a hint: why one would do that, and how likely the Fugitive is to be there. */
export function reasonFor(desk: Desk, option: ManhuntOption): { readonly code: ReasonCode; readonly share?: number } {
  const share = (node: number) => shareAt(desk.here, node)
  switch (option.type) {
    case 'attack':
      return { code: 'attack them', share: share(option.node) }
    case 'capture':
      return { code: 'seize them', share: share(option.node) }
    case 'search':
      // Where they cannot be there may still be a trail.
      return share(option.node) > 0
        ? { code: 'search the likeliest place', share: share(option.node) }
        : { code: 'nothing better' }
    case 'red army':
    case 'army beside':
      return { code: 'the Red Army in their way', share: share(option.node) }
    case 'move agent':
    case 'drive':
      return movement(desk, option)
    case 'buy':
      return { code: option.put === 'reserve' ? 'keep a card' : CARD_REASONS[option.card] }
    case 'play reserve':
      return { code: CARD_REASONS[option.card] }
    case 'upgrade':
      return { code: 'a tracker' }
    case 'interrogate':
      return { code: 'make the people talk' }
    case 'recruit':
    case 'respawn':
      return { code: 'more agents' }
    case 'fly':
      return { code: 'fly ahead', share: share(option.to) }
    case 'aim':
      return { code: 'see from the air' }
    case 'set out':
      return { code: 'search all around' }
    case 'recall':
      return { code: 'let the one go who is of least use' }
    case 'steal':
      return { code: 'take what hurts' }
    case 'pass':
      return { code: 'close in' }
    default:
      return { code: 'nothing better' }
  }
}
function movement(
  { force, here }: Desk,
  { agent, to, type }: Extract<ManhuntOption, { type: 'move agent' | 'drive' }>,
): { readonly code: ReasonCode; readonly share: number } {
  const share = shareAt(here, to)
  const joins = share > 0.3 && force.pawns.some((one, i) => i !== agent && one.at === to)
  if (joins) return { code: 'bring a second agent', share }
  if (type === 'move agent' && share > 0.05) return { code: 'search the likeliest place', share }
  const from = force.pawns[agent]?.at
  return { code: from !== undefined && at(border, to) < at(border, from) - 1 ? 'cut them off' : 'close in', share }
}
