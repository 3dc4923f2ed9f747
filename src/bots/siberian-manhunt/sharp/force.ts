/** What the Government has on the map while it plans: agents and what they may still do, energy, the army. Never changed in place. */

import {
  adjacent,
  type Node,
  nextTowns,
  place,
  terrain,
  within,
  withinTwo,
} from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import { command, energyOf } from '../../../games/siberian-manhunt/command.ts'
import type { AgentKind, AgentState, AssistanceCard, Game } from '../../../games/siberian-manhunt/game.ts'
import { inForce, mayFly } from '../../../games/siberian-manhunt/lasting.ts'
import { isWinter } from '../../../games/siberian-manhunt/seasons.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { deathChance } from '../odds.ts'
import { spacesFrom } from './geometry.ts'

const { army: supply, capture: captors, costs } = values.government

export interface Pawn {
  readonly kind: AgentKind
  readonly at: Node
  readonly state: AgentState
}
export interface Force {
  readonly pawns: readonly Pawn[]
  readonly energy: number
  readonly army: readonly Node[]
  /** whether a Red Army token may still be placed in this turn */
  readonly mayPlace: boolean
  /** how far and by what KGB officers go in this turn */
  readonly pace: 'on foot' | 'by motorcycle' | 'by snowmobile'
  readonly mayDrive: boolean
}

export function forceOf(game: Game): Force {
  const { agents, energy, army, armyPlaced } = game.government
  return {
    pawns: agents.map(({ kind, at, state }) => ({ kind, at, state })),
    energy,
    army: army.map(one => one.at),
    mayPlace: !armyPlaced && army.length < supply && !inForce(game, 'Question of Competence'),
    pace: inForce(game, 'Snowmobiles') ? 'by snowmobile' : inForce(game, 'Motorcycles') ? 'by motorcycle' : 'on foot',
    mayDrive: !inForce(game, 'Fuel Quota'),
  }
}
/** At the start of the next turn: everybody is there, with energy for everybody. */
export const nextTurn = (game: Game, force: Force): Force => ({
  ...force,
  pawns: force.pawns.map(pawn => (pawn.state === 'ready' ? pawn : { ...pawn, state: 'ready' })),
  energy: energyOf(game, force.pawns.length),
  mayPlace: force.army.length < supply,
  pace: 'on foot',
})

export const mayMove = ({ kind, state }: Pawn): boolean => state === 'ready' || (state === 'moved' && kind === 'Yakut')

/** Where a move of 1 energy can take it. */
export function reach({ pace }: Force, { kind, at }: Pawn): readonly Node[] {
  if (kind === 'Yakut' || pace === 'on foot') return withinTwo(at)
  if (pace === 'by snowmobile') return within(at, normalCards.Snowmobiles.spaces)
  return [...new Set([...withinTwo(at), ...within(at, normalCards.Motorcycles.spaces, 'road')])]
}
/** How much energy it takes to bring it there; `undefined` if it cannot come in this turn. */
function fare(force: Force, pawn: Pawn, to: Node): number | undefined {
  if (pawn.at === to) return 0
  if (!mayMove(pawn)) return undefined
  if (pawn.kind === 'Yakut') return Math.ceil((spacesFrom(pawn.at)[to - 1] ?? 99) / 2)
  const driven = force.mayDrive && nextTowns(pawn.at).some(({ town }) => town === to)
  return driven || reach(force, pawn).includes(to) ? 1 : undefined
}

/** The force after that pawn has changed, and so much energy is spent. */
export const changed = (force: Force, index: number, pawn: Partial<Pawn>, cost: number): Force => ({
  ...force,
  pawns: force.pawns.map((one, i) => (i === index ? { ...one, ...pawn } : one)),
  energy: force.energy - cost,
})

/** How likely a Fugitive who is known to be there is killed or captured with the energy that is left. */
export function killChance(game: Game, force: Force, node: Node): number {
  const { energy } = force
  if (energy <= 0) return 0
  const besieged = force.mayPlace && !place(node).dmz && force.army.some(at => adjacent(at).includes(node))
  if (besieged) return 1
  const fares: number[] = []
  let best = 0
  for (const pawn of force.pawns) {
    if (pawn.state === 'new') continue
    const cost = fare(force, pawn, node)
    if (cost === undefined || cost >= energy) continue
    fares.push(cost)
    const free = pawn.kind === 'Yakut' && mayMove(pawn) && cost > 0 ? 1 : 0
    best = Math.max(best, deathChance(game, pawn.kind, energy - cost + free))
  }
  fares.sort((a, b) => a - b)
  const gathered = fares.slice(0, captors).reduce((sum, cost) => sum + cost, 1)
  return fares.length >= captors && gathered <= energy ? 1 : best
}

/** The same with the help of a card that lies on the board or in reserve, if one helps. */
export function killChanceWithCards(game: Game, force: Force, node: Node): number {
  let best = killChance(game, force, node)
  for (const { card, cost } of pricesOf(game)) {
    if (best === 1 || cost >= force.energy) continue
    const helped = withCard(game, { ...force, energy: force.energy - cost }, card, node)
    for (const one of helped) best = Math.max(best, killChance(game, one, node))
  }
  return best
}
/** What each card that can be had in the next turn costs, at the place where it lies now. */
function pricesOf({ assistance, setup }: Game): readonly { readonly card: AssistanceCard; readonly cost: number }[] {
  const { board, reserve } = assistance
  const prices = board.flatMap((cards, row) =>
    cards.flatMap(card => (card === null ? [] : [{ card, cost: costs.buy[row] ?? 0 }])),
  )
  return reserve === null ? prices : [...prices, { card: reserve, cost: command({ setup }).reserve }]
}
function withCard(game: Game, force: Force, card: AssistanceCard, node: Node): readonly Force[] {
  switch (card) {
    case 'Helicopter Transport':
      if (terrain(node) !== 'town' || !mayFly(game)) return []
      return force.pawns.flatMap((pawn, i) =>
        pawn.kind === 'KGB' && mayMove(pawn) && pawn.at !== node
          ? [changed(force, i, { at: node, state: 'done' }, 0)]
          : [],
      )
    case 'Motorcycles':
      return isWinter(game) ? [] : [{ ...force, pace: 'by motorcycle' }]
    case 'Snowmobiles':
      return isWinter(game) ? [{ ...force, pace: 'by snowmobile' }] : []
    default:
      return []
  }
}
