/** Why a location cannot be chosen now, from what this side knows: the nearest reason and, if it is short, the way out. */
import {
  acrossFaces,
  asNode,
  neighbours,
  nextTowns,
  place,
  roadDistances,
} from '../../../src/games/siberian-manhunt/board.ts'
import { blocked, mayMove } from '../../../src/games/siberian-manhunt/movement.ts'
import type { Table } from '../../app/view.ts'
import { words } from '../../text/index.ts'
import { asked, hasPlace, namingFor, readyAt } from './acts.ts'
import type { GroupId } from './groups.ts'
import { type Plan, spacesBetween } from './plan.ts'
import { priceOf } from './prices.ts'
import { hereOf } from './where.ts'
import { whyNot } from './why.ts'

/** What the player is about to choose on the map. */
export interface Choosing {
  readonly plan: Plan
  /** the actions whose card was pressed */
  readonly group: GroupId | undefined
  readonly agent: number | undefined
}

/** The reason; `undefined` for an agent of one's own that can be taken up there. */
export function closedBecause(table: Table, choosing: Choosing, node: number): string | undefined {
  const { closed } = words
  if (!table.yourDecision) return closed.waiting
  if (asked(table.options)) return choosing.plan.now.some(hasPlace) ? closed.notOffered : closed.answerFirst
  return table.role === 'Fugitive' ? forFugitive(table, choosing, node) : forGovernment(table, choosing, node)
}

function forFugitive(table: Table, { plan, group }: Choosing, node: number): string {
  const { closed } = words
  // A route that is planned goes on from its end.
  const at = plan.next.length > 0 && plan.after !== undefined ? plan.after : table
  const { game } = at
  const here = hereOf(at)
  if (here === undefined) return closed.notOffered
  if (here === node) return closed.here
  const stands = game.government.agents.findIndex(one => one.at === node)
  if (stands >= 0) return closed.agentStands(namingFor(at).agent(stands))
  if (game.government.army.some(one => one.at === node)) return closed.armyStands
  if (!mayMove(game)) return whyNot('road', game, here)
  if (group !== undefined && !['road', 'water', 'hitch-hike', 'bush-whack'].includes(group)) return closed.notOffered
  const [from, to] = [asNode(here), asNode(node)]
  if (neighbours(from, 'road').includes(to)) return whyNot('road', game, here)
  if (neighbours(from, 'water').includes(to)) return whyNot('water', game, here)
  if (acrossFaces(from).includes(to)) return whyNot('bush-whack', game, here)
  const ride = nextTowns(from).find(stretch => stretch.town === to)
  if (ride !== undefined)
    return ride.passed.some(one => blocked(game).includes(one)) ? closed.rideStopped : whyNot('hitch-hike', game, here)
  const spaces = roadDistances(from)[to - 1] ?? Number.POSITIVE_INFINITY
  return Number.isFinite(spaces) ? closed.far(spaces) : closed.noRoad
}

function forGovernment(table: Table, { plan, group, agent }: Choosing, node: number): string | undefined {
  const { closed } = words
  const { game } = table
  const { agents, army } = game.government
  if (place(asNode(node)).terrain === 'china') return closed.china
  if (group === 'red army') {
    if (army.some(one => one.at === node)) return closed.armyStands
    return place(asNode(node)).dmz ? closed.noArmy : whyNot('red army', game, undefined)
  }
  if (agent === undefined && readyAt(table, plan.now, node).length > 0) return undefined
  if (group !== undefined && group !== 'move agent') return closed.notOffered
  if (game.government.energy < (priceOf('move agent', game) ?? 0)) return whyNot('move agent', game, undefined)
  const naming = namingFor(table)
  const chosen = agent === undefined ? undefined : agents[agent]
  if (agent !== undefined && chosen !== undefined) {
    if (chosen.state === 'new') return closed.arrives(naming.agent(agent))
    return plan.now.some(act => act.agent === agent && act.group === 'move agent')
      ? closed.farFrom(naming.agent(agent), spacesBetween(chosen.at, node))
      : closed.moved(naming.agent(agent))
  }
  const near = agents
    .map((one, index) => ({ index, spaces: spacesBetween(one.at, node) }))
    .filter(({ index }) => plan.now.some(act => act.agent === index && act.group === 'move agent'))
    .sort((a, b) => a.spaces - b.spaces)[0]
  return near === undefined ? words.why.allMoved : closed.farFrom(naming.agent(near.index), near.spaces)
}
