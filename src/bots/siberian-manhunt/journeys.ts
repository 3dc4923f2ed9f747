/** Where the Fugitive can go in a turn, and what it takes: every way on foot within the energy, and lifts and short cuts. */
import { acrossFaces, type Node, neighbours, nextTowns, terrain } from '../../games/siberian-manhunt/board.ts'
import type { Game, ManhuntOption } from '../../games/siberian-manhunt/game.ts'
import { inForce } from '../../games/siberian-manhunt/lasting.ts'
import { blocked, mayMove, spaceCost } from '../../games/siberian-manhunt/movement.ts'
import { values } from '../../games/siberian-manhunt/values.ts'
import type { FugitiveView, Move } from './view.ts'
import { moves } from './view.ts'

const { costs, track } = values

/** One announced movement: it adds 1 to the counter. */
export interface Step {
  readonly how: 'road' | 'water' | 'hitch-hike' | 'bush-whack'
  readonly to: Node
  readonly cost: number
}
export interface Journey {
  readonly to: Node
  readonly cost: number
  /** never empty */
  readonly steps: readonly Step[]
}

/** The journeys from there that cost no more than this energy, the cheapest one to each location. They end in a town, or in China. */
export function journeys(game: Game, from: Node, energy: number): readonly Journey[] {
  if (!mayMove(game)) return []
  const closed = new Set(blocked(game))
  const cheapest = new Map<Node, Journey>()
  const open: Journey[] = []
  const reach = (before: Journey | undefined, step: Step) => {
    const cost = (before?.cost ?? 0) + step.cost
    if (cost > energy || closed.has(step.to) || step.to === from) return
    const known = cheapest.get(step.to)
    const steps = [...(before?.steps ?? []), step]
    if (known !== undefined && (known.cost < cost || (known.cost === cost && known.steps.length <= steps.length)))
      return
    const journey = { to: step.to, cost, steps }
    cheapest.set(step.to, journey)
    open.push(journey)
  }
  const onward = (at: Node, before: Journey | undefined) => {
    for (const step of stepsFrom(game, at, closed)) reach(before, step)
  }
  onward(from, undefined)
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost)
    const next = open.pop()
    if (next !== undefined && cheapest.get(next.to) === next && terrain(next.to) === 'wilderness') onward(next.to, next)
  }
  return [...cheapest.values()]
}

function* stepsFrom(game: Game, at: Node, closed: ReadonlySet<Node>): Generator<Step> {
  for (const how of ['road', 'water'] as const) {
    const cost = spaceCost(game, how)
    for (const to of neighbours(at, how)) yield { how, to, cost }
  }
  for (const to of acrossFaces(at)) yield { how: 'bush-whack', to, cost: costs.bushWhack }
  if (game.track < track.hitchHike || inForce(game, 'Weather Forecast')) return
  for (const { town, passed } of nextTowns(at))
    if (!passed.some(node => closed.has(node))) yield { how: 'hitch-hike', to: town, cost: costs.hitchHike }
}

/** The play that makes this step, sneaking or not where one may. */
export function playOf(view: FugitiveView, { how, to }: Step, sneak: boolean): Move<ManhuntOption> | undefined {
  return moves(view, 'move', 'hitch-hike', 'bush-whack').find(
    ({ play: { hidden }, option }) =>
      hidden[0] === to &&
      (option.type === 'move' ? option.way : option.type) === how &&
      (option.type === 'hitch-hike' ? !sneak : option.sneak === sneak),
  )
}
