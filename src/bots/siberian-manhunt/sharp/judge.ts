/** How the Government's turn ends, by its outlook, if it takes an option: for deciding, and for judging what somebody decided. */
import { within } from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import type { ManhuntOption, NormalCard } from '../../../games/siberian-manhunt/game.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { missed } from '../steady/things.ts'
import { at } from '../ways.ts'
import { border, shareAt, without } from './belief.ts'
import { afterFlight, seen, spent, withCard } from './cards.ts'
import { type Desk, gate } from './desk.ts'
import { changed, type Force, mayMove, type Pawn } from './force.ts'
import { vanishing, WEIGHTS } from './outlook.ts'

/** What a card in reserve is worth, if it is one of those that help at the right moment. */
const KEPT: Readonly<Partial<Record<NormalCard, number>>> = {
  'Aerial Search': 0.02,
  'Helicopter Transport': 0.015,
  'Search Parties': 0.015,
}
/** A search that finds nobody may still find a trail. */
const TRAIL = 0.01
/** What a testimony tells whoever knows nothing, and what a place is worth that the army closes. */
const TESTIMONY = 0.08
const GATE = 0.12
/** What a thing is worth that is taken from the Fugitive, for each point of its worth to them. */
const THEFT = 0.004

/** From 0 to about 1; `undefined` for what is not the Government's. */
export function judged(desk: Desk, option: ManhuntOption): number | undefined {
  const { game, force, here, planner } = desk
  const best = (than: Force) => planner.best(than, here, 1)
  const joined = (pawn: Pawn) => best({ ...force, pawns: [...force.pawns, pawn] })
  switch (option.type) {
    case 'end turn':
      return planner.judged(force, here)
    case 'move agent':
      return planner.after({ type: 'look', agent: option.agent, to: option.to }, force, here, 0)
    case 'drive':
      return planner.after({ type: 'drive', agent: option.agent, to: option.to }, force, here, 0)
    case 'capture':
      return planner.after({ type: 'capture', node: option.node }, force, here, 0)
    case 'attack': {
      const struck = option.cost === 0 ? changed(force, option.agent, { state: 'done' }, 0) : spent(force, option.cost)
      const lost = option.cost === 0 ? TRAIL * (1 - shareAt(here, option.node)) : 0
      return planner.asked(struck, here, option.node, 0, () => planner.found(struck, option.node, 1)) - lost
    }
    case 'search': {
      const looked = changed(force, option.agent, { state: 'done' }, 0)
      return planner.asked(looked, here, option.node, 0, () => planner.found(looked, option.node))
    }
    case 'pass': {
      const pawn = force.pawns[option.agent]
      // only who goes on has a reason not to look around
      return pawn !== undefined && mayMove(pawn) && force.energy > 0 ? best(force) : planner.judged(force, here) - TRAIL
    }
    case 'buy': {
      if (option.put === 'use') return withCard(desk, option.card, option.cost)
      const kept = option.put === 'reserve' && game.assistance.reserve === null ? (KEPT[option.card] ?? 0) : 0
      return best(spent(force, option.cost)) + kept
    }
    case 'play reserve':
      return withCard(desk, option.card, option.cost)
    case 'upgrade':
      return best(changed(force, option.agent, { kind: 'Yakut', at: option.at, state: 'new' }, option.cost))
    case 'interrogate': {
      const chance = game.bag.loyal / (game.bag.loyal + game.bag.silent)
      const unknown = 1 - Math.max(0, ...here.nodes.map(node => shareAt(here, node)))
      const gained = Math.max(0, vanishing(game.track) - vanishing(values.track.interrogated)) + TESTIMONY * unknown
      return best(spent(force, option.cost)) + chance * gained + (1 - chance) * TRAIL
    }
    case 'red army': {
      const { node, how, cost } = option
      const share = shareAt(here, node)
      const placed = { ...spent(force, cost), army: [...force.army, node], mayPlace: false }
      const there = share === 0 ? 0 : how === 'maneuver' ? WEIGHTS.win : planner.found(placed, node)
      const elsewhere = share < 1 ? planner.best(placed, without(here, [node]), 1) + GATE * gate(desk, node) : 0
      return share * there + (1 - share) * elsewhere
    }
    case 'recruit':
      return joined({ kind: 'KGB', at: option.at, state: 'new' })
    case 'respawn':
      return joined({ kind: 'Yakut', at: option.at, state: 'done' })
    case 'fly':
      return afterFlight(desk, force, option.agent, option.to)
    case 'aim':
      return seen(desk, force, within(option.node, normalCards['Aerial Search'].spaces))
    case 'set out':
      return seen(desk, force, within(option.node, normalCards['Search Parties'].spaces))
    case 'recall':
      return best({ ...force, pawns: force.pawns.filter((_, agent) => agent !== option.agent) })
    case 'army beside':
      return best({ ...force, army: [...force.army, option.node] }) - 0.001 * at(border, option.node)
    case 'steal':
      return THEFT * missed(game, option.thing)
    default:
      return undefined
  }
}
