/**
 * The Government's turn as a tree: what an agent does, what the Fugitive answers, what the next agent does then. The end of
 * the turn is judged by its outlook. The number of judgements is limited, so that a plan is the same on every machine.
 */
import { type Node, nextTowns } from '../../../games/siberian-manhunt/board.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { type Spread, shareAt, spreadOf, without } from './belief.ts'
import { changed, type Force, killChance, mayMove, type Pawn, reach } from './force.ts'
import { Horizon } from './horizon.ts'
import { outlook, threats, WEIGHTS } from './outlook.ts'

export type Order =
  | { readonly type: 'look' | 'drive'; readonly agent: number; readonly to: Node }
  | { readonly type: 'attack'; readonly agent: number; readonly node: Node }
  | { readonly type: 'capture'; readonly node: Node }

/** How many orders are followed up at each depth. */
const WIDTHS: readonly number[] = [14, 6, 4, 3, 2]
const ONLY = 1
/** With fewer steps left than this, only the best order is followed up. */
const FEW = 12

export class Planner {
  readonly horizon: Horizon
  private left = 0

  constructor(private readonly game: Game) {
    this.horizon = new Horizon(game)
  }
  /** So many turn ends may be judged from now on. */
  allow(steps: number): void {
    this.left = steps
  }

  /** How the turn ends at best from here; `depth` orders were given before. */
  best(force: Force, here: Spread, depth: number): number {
    let most = this.judged(force, here)
    if (force.energy <= 0 || here.nodes.length === 0) return most
    for (const { order } of this.orders(force, here, depth)) {
      if (this.left <= 0) break
      most = Math.max(most, this.after(order, force, here, depth))
    }
    return most
  }
  /** The orders worth thinking about, the most promising first. */
  orders(force: Force, here: Spread, depth: number): readonly { readonly order: Order; readonly promise: number }[] {
    const found = [...candidates(this.horizon, force, here)].sort((a, b) => b.promise - a.promise)
    return found.slice(0, depth > 0 && this.left < FEW ? ONLY : (WIDTHS[depth] ?? ONLY))
  }

  /** How the turn ends on average if that is done next. */
  after(order: Order, force: Force, here: Spread, depth: number): number {
    switch (order.type) {
      case 'drive':
        return this.best(changed(force, order.agent, { at: order.to, state: 'moved' }, 1), here, depth + 1)
      case 'look': {
        const share = shareAt(here, order.to)
        const pawn = force.pawns[order.agent]
        const goesOn = pawn?.kind === 'Yakut' && share === 0 && force.energy > 1
        const gone = changed(force, order.agent, { at: order.to, state: goesOn ? 'moved' : 'done' }, 1)
        return this.asked(gone, here, order.to, depth, () => this.found(gone, order.to, pawn?.kind === 'Yakut' ? 1 : 0))
      }
      case 'attack': {
        const gone = { ...force, energy: force.energy - 1 }
        return this.asked(gone, here, order.node, depth, () => this.found(gone, order.node, 1))
      }
      case 'capture': {
        const gone = { ...force, energy: force.energy - 1 }
        return this.asked(gone, here, order.node, depth, () => WEIGHTS.win)
      }
    }
  }
  /** Whether they are there was asked: on average of both answers. */
  asked(force: Force, here: Spread, node: Node, depth: number, there: () => number): number {
    const share = shareAt(here, node)
    const elsewhere = share < 1 ? this.best(force, without(here, [node]), depth + 1) : 0
    return share > 0 ? share * there() + (1 - share) * elsewhere : elsewhere
  }
  /** They are found there: a kill at best, or they stand there with an empty counter. `attacks` are already paid for. */
  found(force: Force, node: Node, attacks = 0): number {
    const kill = killChance(this.game, { ...force, energy: force.energy + attacks }, node)
    if (kill === 1) return WEIGHTS.win
    return kill * WEIGHTS.win + (1 - kill) * this.judged(force, spreadOf([[node, 1]]), 0)
  }
  /** The outlook at the end of the turn. */
  judged(force: Force, here: Spread, track = this.game.track): number {
    this.left -= 1
    return outlook(this.horizon, force, here, track)
  }
}

/** Orders that may be of use, and how promising each is at first sight. */
export function* candidates(
  horizon: Horizon,
  force: Force,
  here: Spread,
): Generator<{ readonly order: Order; readonly promise: number }> {
  const later = ahead(horizon, here)
  const { pawns, energy } = force
  const stands = (node: Node) => pawns.filter(one => one.at === node && one.state !== 'new').length
  for (const [agent, pawn] of pawns.entries()) {
    if (pawn.state !== 'new') {
      const share = shareAt(here, pawn.at)
      if (share > 0.05) yield { order: { type: 'attack', agent, node: pawn.at }, promise: share * 0.5 }
      if (share > 0.02 && stands(pawn.at) >= 2 && pawns.findIndex(one => one.at === pawn.at) === agent)
        yield { order: { type: 'capture', node: pawn.at }, promise: 2 * share }
    }
    if (!mayMove(pawn)) continue
    const now = felt(pawn, later)
    for (const to of reach(force, pawn)) {
      const share = shareAt(here, to)
      const nearer = felt({ ...pawn, at: to }, later) - now
      const together = share > 0 && energy > 1 && stands(to) > 0 && pawn.at !== to ? share : 0
      const promise = share + together + nearer
      if (promise > 0.003) yield { order: { type: 'look', agent, to }, promise }
    }
    if (pawn.kind !== 'KGB' || !force.mayDrive) continue
    for (const { town } of nextTowns(pawn.at)) {
      const nearer = felt({ ...pawn, at: town }, later) - now
      if (nearer > 0.003) yield { order: { type: 'drive', agent, to: town }, promise: nearer }
    }
  }
}
/** How much that agent alone threatens whoever is there. */
export function felt(pawn: Pick<Pawn, 'kind' | 'at'>, there: ReadonlyMap<Node, number>): number {
  const row = threats(pawn)
  let sum = 0
  for (const [node, share] of there) sum += share * (row[node - 1] ?? 0)
  return sum
}
/** Where the Fugitive may be after their next turn. */
export function ahead(horizon: Horizon, here: Spread): ReadonlyMap<Node, number> {
  const later = new Map<Node, number>()
  for (const node of here.nodes)
    for (const { node: to, share } of horizon.future(node))
      later.set(to, (later.get(to) ?? 0) + share * shareAt(here, node))
  return later
}
