/** Where to go: towards the border, by towns while nobody is near, through the woods when somebody is. */
import { adjacent, asNode, CRASH, type Node, nextTowns, terrain } from '../../../games/siberian-manhunt/board.ts'
import { type Game, X } from '../../../games/siberian-manhunt/game.ts'
import { here } from '../../../games/siberian-manhunt/hidden.ts'
import { blocked } from '../../../games/siberian-manhunt/movement.ts'
import { isWinter } from '../../../games/siberian-manhunt/seasons.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { type Advice, because, type ReasonCode, type Thumb, worthiest } from '../advice.ts'
import { type Journey, journeys, playOf } from '../journeys.ts'
import { type FugitiveView, moves } from '../view.ts'
import { at, china, effortTo, spacesTo } from '../ways.ts'
import { portions } from './camp.ts'

type Look = Thumb<FugitiveView>
const { last } = values.track

export const current = ({ run, vault }: FugitiveView): Node => asNode(vault.get(here(run.state)) ?? 0)

/** What somebody on the run knows of the way: effort to the border, and how near the agents are. */
export interface Lay {
  readonly game: Game
  readonly from: Node
  readonly effort: readonly number[]
  readonly agents: readonly number[]
}
export function layOf(view: FugitiveView): Lay {
  const { state } = view.run
  const effort = effortTo(china, isWinter(state) ? 2 : 3, new Set(blocked(state)))
  return { game: state, from: current(view), effort, agents: spacesTo(agentsOf(state)) }
}

/** Where agents are; the first one arrives where the plane came down. */
const agentsOf = ({ government: { agents } }: Game): readonly Node[] =>
  agents.length === 0 ? [CRASH] : agents.map(one => one.at)

/** How likely a Government of average wits is to look at that place, if an agent is near. 1 if they know it. */
function certainty({ fugitive: { known, route } }: Game, steps: number): number {
  const since = known === null ? route.length - 1 : route.length - 1 - known.step
  return 1 / (1 + 0.5 * (since + steps))
}
/** How much there is to fear from the agents at that place, in spaces of way. */
function danger({ game, agents }: Lay, place: Node, steps: number): number {
  const near = at(agents, place)
  const driven = game.government.agents.some(
    one => one.kind === 'KGB' && nextTowns(one.at).some(({ town }) => town === place),
  )
  const close = near <= 2 ? 6 : near <= 4 ? 2 : 0
  return Math.max(close, driven ? 2 : 0) * (0.2 + certainty(game, steps))
}
/** What it costs on average to be seen as one comes into a town. */
function exposure(lay: Lay, town: Node, sneak: boolean): number {
  const { bag, track } = lay.game
  const share = bag.loyal / (bag.loyal + bag.silent)
  return (sneak ? share * share : share) * (1 + track / 2 + (at(lay.agents, town) <= 4 ? 4 : 0))
}

/** What an end of the turn there is worth, in spaces of way. */
function worth(lay: Lay, { to, cost, steps }: Journey, sneak: boolean): number {
  const { game, from, effort } = lay
  const { energy, fed } = game.fugitive
  if (terrain(to) === 'china') return 100
  const gain = Math.min(40, at(effort, from)) - Math.min(40, at(effort, to))
  const left = energy - cost
  const onTrack = game.trackAtStart >= last ? 12 : game.track >= 10 ? steps.length * 0.5 : 0
  const supper =
    terrain(to) === 'town' ? 3.5 - exposure(lay, to, sneak) : 0.7 * left + (fed || portions(game) > 0 ? 0 : -1)
  return gain + supper + onTrack - danger(lay, to, steps.length)
}
/** What it is worth to stay. In a town there is more to be had, as long as one has little. */
function worthOfStaying(lay: Lay): number {
  const { game, from } = lay
  const { energy, inventory, inTown } = game.fugitive
  const poor = Math.max(0, 4 - inventory.items.length / 2 - portions(game))
  return (inTown ? poor * (game.round <= 9 ? 1 : 0.4) : 0.7 * energy) - danger(lay, from, 0)
}

/** The best end of this turn, and the first step on the way there. */
export const travels: Look = view => {
  if (moves(view, 'move', 'hitch-hike', 'bush-whack').length === 0) return undefined
  const lay = layOf(view)
  const { energy } = lay.game.fugitive
  let best: { readonly worth: number; readonly advice: Advice } | undefined
  for (const journey of journeys(lay.game, lay.from, energy)) {
    for (const sneak of terrain(journey.to) === 'town' ? [true, false] : [false]) {
      const value = worth(lay, sneak ? { ...journey, cost: journey.cost + 1 } : journey, sneak)
      if (value <= (best?.worth ?? worthOfStaying(lay)) || (sneak && journey.cost + 1 > energy)) continue
      const [first] = journey.steps
      const play = first && playOf(view, first, sneak && journey.steps.length === 1)
      const advice = because(play, reasonOf(lay, journey), { spaces: at(lay.effort, journey.to) })
      if (advice !== undefined) best = { worth: value, advice }
    }
  }
  return best?.advice
}
function reasonOf({ game, from, effort, agents }: Lay, { to }: Journey): ReasonCode {
  if (terrain(to) === 'china') return 'win at the border'
  if (game.trackAtStart >= last || game.track === X) return 'on along the track'
  if (terrain(to) === 'town') return 'to a town'
  return at(effort, to) < at(effort, from) && at(agents, from) > 2 ? 'towards the border' : 'away from the agents'
}

// ---- with something that drives --------------------------------------------------------------------------------

/** Takes a vehicle, a train or a lift that brings them nearer to the border. */
export const rides: Look = view => {
  const vehicle = moves(view, 'ride')[0]
  const train = moves(view, 'railway', 'ride on')
  if (vehicle === undefined && train.length === 0) return undefined
  const lay = layOf(view)
  const nearer = (node: number) =>
    at(lay.effort, lay.from) - at(lay.effort, node) + (danger(lay, lay.from, 0) - danger(lay, asNode(node), 1))
  const best = worthiest(train, ({ play: { hidden } }) => nearer(hidden[0] ?? 0))
  if (best !== undefined)
    return because(best.move, 'towards the border', { spaces: at(lay.effort, best.move.play.hidden[0] ?? 0) })
  if (train.length > 0 && vehicle === undefined) return because(moves(view, 'halt')[0], 'enough for this turn')
  const open = adjacent(lay.from).some(node => nearer(node) > 0)
  return open && lay.game.fugitive.energy >= 1 ? because(vehicle, 'towards the border') : undefined
}

/** Severely wounded: to the town that is nearest to the border and farthest from the agents. */
export const isCarried: Look = view => {
  const options = moves(view, 'carried')
  if (options.length === 0) return undefined
  const lay = layOf(view)
  const best = worthiest(options, ({ play: { hidden } }) => {
    const to = hidden[0] ?? 0
    return 100 - Math.min(40, at(lay.effort, to)) + 2 * Math.min(4, at(lay.agents, to))
  })
  return because(best?.move, 'to a town')
}
/** Names the location that helps least: the one farthest from where they are. */
export const testifies: Look = view => {
  const options = moves(view, 'testify')
  if (options.length === 0) return undefined
  const spaces = spacesTo([current(view)])
  const best = worthiest(options, ({ option }) => 1 + at(spaces, option.node))
  return because(best?.move, 'tell the oldest', { spaces: (best?.worth ?? 1) - 1 })
}
