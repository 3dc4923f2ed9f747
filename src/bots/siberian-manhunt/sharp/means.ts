/** What the Government can do in its turn beside moving agents: cards, trackers, questions, the army. Each with how the turn ends then. */
import { type Node, place, towns, within, yakutTowns } from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import type {
  AgentKind,
  BuyOption,
  Game,
  ManhuntOption,
  NormalCard,
  PlayReserveOption,
} from '../../../games/siberian-manhunt/game.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import type { ReasonCode } from '../advice.ts'
import { type GovernmentView, type Move, moves } from '../view.ts'
import { at } from '../ways.ts'
import { border, type Spread, shareAt, without } from './belief.ts'
import { changed, type Force, killChance, mayMove } from './force.ts'
import { pressure, vanishing } from './outlook.ts'
import { ahead, felt, type Planner } from './plan.ts'

export interface Means {
  readonly move: Move<ManhuntOption>
  readonly value: number
  readonly code: ReasonCode
  readonly share?: number
}
/** What everything is judged by. */
export interface Desk {
  readonly game: Game
  readonly force: Force
  readonly here: Spread
  readonly planner: Planner
}

// ---- places ----------------------------------------------------------------------------------------------------

/** How much somebody there would threaten the Fugitive. */
export const threatOf = ({ here, planner }: Desk, node: Node, kind: AgentKind = 'KGB'): number =>
  felt({ kind, at: node }, ahead(planner.horizon, here))
/** The best of these places for a new agent. */
export function post(desk: Desk, among: readonly Node[], kind: AgentKind = 'KGB'): Node | undefined {
  let best: Node | undefined
  let most = -1
  for (const node of among) {
    const value = threatOf(desk, node, kind)
    if (value <= most) continue
    most = value
    best = node
  }
  return best
}
/** How likely they are in that area, and a kill if they are. */
export function area({ game, force, here }: Desk, nodes: readonly Node[]) {
  let share = 0
  let kill = 0
  for (const node of nodes) {
    const part = shareAt(here, node)
    if (part === 0) continue
    share += part
    kill += part * killChance(game, force, node)
  }
  return { share, kill }
}
/** The middle of the area in which they are likeliest to be seen and caught. */
export function aim(desk: Desk): Node | undefined {
  const { spaces } = normalCards['Aerial Search']
  const centres = new Set(desk.here.nodes.flatMap(node => within(node, 1)))
  let best: Node | undefined
  let most = 0
  for (const node of centres) {
    const { share, kill } = area(desk, within(node, spaces))
    const value = share * (1 - share) * 2 + kill + share * 0.2
    if (value <= most) continue
    most = value
    best = node
  }
  return best
}

// ---- cards -----------------------------------------------------------------------------------------------------

type Paid = BuyOption | PlayReserveOption
const spent = (force: Force, cost: number): Force => ({ ...force, energy: force.energy - cost })

/** How the turn ends if that card is used now. */
function used(desk: Desk, card: NormalCard, cost: number): { readonly value: number; readonly code: ReasonCode } {
  const { game, here, planner } = desk
  const force = spent(desk.force, cost)
  const best = (than: Force, where = here) => planner.best(than, where, 1)
  switch (card) {
    case 'Recruit': {
      const town = post(desk, towns)
      const pawns =
        town === undefined ? force.pawns : [...force.pawns, { kind: 'KGB', at: town, state: 'new' } as const]
      return { value: best({ ...force, pawns }), code: 'more agents' }
    }
    case 'Aerial Search': {
      const centre = aim(desk)
      return {
        value: centre === undefined ? 0 : seen(desk, force, within(centre, normalCards[card].spaces)),
        code: 'see from the air',
      }
    }
    case 'Search Parties': {
      const starts = force.pawns.filter(one => one.state !== 'new').map(one => one.at)
      const values = starts.map(start => seen(desk, force, within(start, 1)))
      return { value: Math.max(0, ...values), code: 'search all around' }
    }
    case 'Helicopter Transport': {
      const town = post(desk, towns)
      const flown = force.pawns.map((pawn, agent) =>
        pawn.kind === 'KGB' && mayMove(pawn) && town !== undefined
          ? planner.asked(changed(force, agent, { at: town, state: 'done' }, 0), here, town, 1, () =>
              planner.found(force, town),
            )
          : 0,
      )
      return { value: Math.max(0, ...flown), code: 'fly ahead' }
    }
    case 'Motorcycles':
      return { value: best({ ...force, pace: 'by motorcycle' }), code: 'close in' }
    case 'Snowmobiles':
      return { value: best({ ...force, pace: 'by snowmobile' }), code: 'close in' }
    case 'Road Blocks': {
      const pressed = here.nodes.reduce((sum, node) => sum + shareAt(here, node) * pressure(force, node), 0)
      return { value: best(force) + 0.02 + 0.15 * pressed, code: 'shut them in' }
    }
    case 'Checkpoints':
      return { value: best(force) + (game.fugitive.inTown ? 0.015 : 0.03), code: 'shut them in' }
    case 'Weather Forecast':
      return { value: best(force) + 0.03, code: 'shut them in' }
    case 'Propaganda':
      return {
        value: best(force) + 0.03 * (game.bag.silent / (game.bag.loyal + game.bag.silent)),
        code: 'make the people talk',
      }
  }
}
/** How the turn ends if everything there is looked at. */
function seen(desk: Desk, force: Force, nodes: readonly Node[]): number {
  const { here, planner } = desk
  const inside = here.nodes.filter(node => nodes.includes(node))
  const share = inside.reduce((sum, node) => sum + shareAt(here, node), 0)
  const there = inside.reduce((sum, node) => sum + shareAt(here, node) * planner.found(force, node), 0)
  return there + (share < 1 ? (1 - share) * planner.best(force, without(here, inside), 1) : 0)
}

export function* cards(view: GovernmentView, desk: Desk): Generator<Means> {
  for (const move of moves(view, 'buy', 'play reserve')) {
    const { card, cost }: Paid = move.option
    if (move.option.type === 'buy' && move.option.put !== 'use') continue
    yield { move, ...used(desk, card, cost) }
  }
}
/** A card of use that is cheap now and can do nothing yet. */
export function* reserves(view: GovernmentView, { game, force, here, planner }: Desk): Generator<Means> {
  if (game.assistance.reserve !== null) return
  for (const move of moves(view, 'buy')) {
    const { card, put, cost } = move.option
    const worth = KEPT[card] ?? 0
    if (put === 'reserve' && worth > 0 && cost === 1)
      yield { move, value: planner.best(spent(force, cost), here, 1) + worth, code: 'keep a card' }
  }
}
const KEPT: Readonly<Partial<Record<NormalCard, number>>> = {
  'Aerial Search': 0.02,
  'Helicopter Transport': 0.015,
  'Search Parties': 0.015,
}

// ---- trackers, questions, the army -----------------------------------------------------------------------------

export function* upgrades(view: GovernmentView, desk: Desk): Generator<Means> {
  const { force, here, planner } = desk
  const town = post(desk, yakutTowns, 'Yakut')
  if (town === undefined) return
  for (const move of moves(view, 'upgrade')) {
    const { agent, at: home, cost } = move.option
    if (home !== town) continue
    const after = changed(force, agent, { kind: 'Yakut', at: home, state: 'new' }, cost)
    yield { move, value: planner.best(after, here, 1), code: 'a tracker' }
  }
}
export function* questions(view: GovernmentView, { game, force, here, planner }: Desk): Generator<Means> {
  const [move] = moves(view, 'interrogate')
  if (move === undefined) return
  const { bag, track } = game
  const chance = bag.loyal / (bag.loyal + bag.silent)
  const after = planner.best(spent(force, move.option.cost), here, 1)
  const unknown = 1 - Math.max(0, ...here.nodes.map(node => shareAt(here, node)))
  const gained = Math.max(0, vanishing(track) - vanishing(values.track.interrogated)) + 0.08 * unknown
  yield { move, value: after + chance * gained + (1 - chance) * 0.01, code: 'make the people talk', share: chance }
}
/** How many of the likeliest places, and of those before them, are thought of for the army. */
const ARMY_PLACES = 6
export function* armies(view: GovernmentView, desk: Desk): Generator<Means> {
  const { force, here, planner } = desk
  const options = moves(view, 'red army')
  if (options.length === 0) return
  const worth = (node: Node) => shareAt(here, node) + 0.2 * gate(desk, node)
  const thought = options
    .map(move => ({ move, promise: worth(move.option.node) * (move.option.how === 'maneuver' ? 2 : 1) }))
    .filter(({ promise }) => promise > 0.02)
    .sort((a, b) => b.promise - a.promise)
    .slice(0, ARMY_PLACES)
  for (const { move } of thought) {
    const { node, how, cost } = move.option
    const share = shareAt(here, node)
    const placed = { ...spent(force, cost), army: [...force.army, node], mayPlace: false }
    const there = how === 'maneuver' ? 1 : planner.found(placed, node)
    const elsewhere = share < 1 ? planner.best(placed, without(here, [node]), 1) + 0.12 * gate(desk, node) : 0
    yield { move, value: share * there + (1 - share) * elsewhere, code: 'the Red Army in their way', share }
  }
}
/** How much of the way to the border leads over that place: those right behind it who have no other way that is as short. */
function gate({ here }: Desk, node: Node): number {
  if (place(node).dmz) return 0
  let sum = 0
  for (const one of here.nodes) {
    const ahead = at(border, one) - at(border, node)
    if (ahead <= 0 || ahead > 5) continue
    const ways = within(one, ahead).filter(two => at(border, two) === at(border, node))
    if (ways.includes(node)) sum += shareAt(here, one) / (1 + ways.length * ways.length)
  }
  return sum
}
