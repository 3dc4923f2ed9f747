/**
 * How a turn's end looks for the Government: a guess of how likely it is to win from there. The numbers come from games
 * between bots; only their proportions matter.
 */
import { type Node, places } from '../../../games/siberian-manhunt/board.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { at } from '../ways.ts'
import { border, type Spread, shareAt } from './belief.ts'
import type { Force, Pawn } from './force.ts'
import { spacesFrom } from './geometry.ts'
import type { Horizon } from './horizon.ts'

/** How much an agent so many spaces away threatens whoever is there, in the turns to come. */
export const THREAT: readonly number[] = [
  0.3, 0.3, 0.27, 0.23, 0.19, 0.16, 0.13, 0.11, 0.09, 0.075, 0.06, 0.05, 0.04, 0.03, 0.02,
]
const FAR = 0.01
/** An agent between them and the border threatens more than one behind them. */
const AHEAD = 1.25
const BEHIND = 0.75
/** What agents are worth by their number alone: energy, and eyes. */
export const STAFF: readonly number[] = [0, 0, 0.1, 0.18, 0.25, 0.31, 0.34, 0.36]
/** What each of its parts is worth. */
export const WEIGHTS = {
  /** a game that is won at once */
  win: 1.7,
  /** how much the Fugitive will be threatened after their next turn, 0 to 1 */
  pressure: 0.7,
  /** the share of the likeliest places, as many as can be looked at in the next turn */
  knowledge: 0.12,
  staff: 1,
  trackers: 0.04,
  /** for each space that is left to the border */
  way: 0.011,
  /** how likely they can cross it in their next turn */
  escape: 0.4,
  counter: 2,
}
/** How close the Fugitive is to vanishing, by the counter. */
const VANISHING = 0.35
const GONE = 0.75

type Sort = Pick<Pawn, 'kind' | 'at'>
const rows: Readonly<Record<Pawn['kind'], (readonly number[] | undefined)[]>> = { KGB: [], Yakut: [] }
/** How much that agent threatens whoever is there. */
export const threat = (pawn: Sort, node: Node): number => threats(pawn)[node - 1] ?? 0
/** The same for every place, by node - 1; made once for each place of an agent. */
export function threats(pawn: Sort): readonly number[] {
  const row = rows[pawn.kind][pawn.at] ?? places.map(({ id }) => threatOf(pawn, id))
  rows[pawn.kind][pawn.at] = row
  return row
}
function threatOf(pawn: Sort, node: Node): number {
  const spaces = spacesFrom(pawn.at)[node - 1] ?? 99
  const felt = pawn.kind === 'Yakut' ? Math.ceil(spaces * 0.6) : spaces
  const side = at(border, node) - at(border, pawn.at)
  return (THREAT[felt] ?? FAR) * (side > 0 ? AHEAD : side < -2 ? BEHIND : 1)
}
/** How much all of them threaten somebody there. */
export function pressure({ pawns }: Force, node: Node): number {
  let free = 1
  for (const pawn of pawns) free *= 1 - threat(pawn, node)
  return 1 - free
}
/** What the counter is worth to the Fugitive. */
export function vanishing(track: number): number {
  const { last } = values.track
  return track > last ? GONE : VANISHING * (track / last) ** 2.5
}

/** From 0 to about 1, for the Government. */
export function outlook(horizon: Horizon, force: Force, here: Spread, track: number): number {
  const closed = new Set([...force.pawns.map(one => one.at), ...force.army])
  const felt = new Map<Node, number>()
  let pressed = 0
  let way = 0
  let gone = 0
  const later = new Map<Node, number>()
  for (const node of here.nodes) {
    const share = shareAt(here, node)
    way += share * Math.min(40, at(border, node))
    if (horizon.escapes(node, closed)) gone += share
    for (const { node: to, share: part } of horizon.future(node)) {
      const threatened = felt.get(to) ?? pressure(force, to)
      felt.set(to, threatened)
      pressed += share * part * threatened
      later.set(to, (later.get(to) ?? 0) + share * part)
    }
  }
  const eyes = Math.max(1, Math.min(5, force.pawns.length))
  const shares = [...later.values()].sort((a, b) => b - a)
  const known = shares.slice(0, eyes).reduce((sum, share) => sum + share, 0)
  const staff = STAFF[Math.min(STAFF.length - 1, force.pawns.length)] ?? 0
  const trackers = force.pawns.filter(one => one.kind === 'Yakut').length
  return (
    WEIGHTS.pressure * pressed +
    WEIGHTS.knowledge * known +
    WEIGHTS.staff * staff +
    WEIGHTS.trackers * trackers +
    WEIGHTS.way * way -
    WEIGHTS.escape * gone -
    WEIGHTS.counter * vanishing(track)
  )
}
