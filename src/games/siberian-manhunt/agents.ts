/** Agents on the map: who they are, what they may still do, how they come and go (8.1, 8.8 to 8.10). */
import { IRKUTSK, KANSK, type Node, towns, yakutTowns } from './board.ts'
import { redCards } from './cards/assistance.ts'
import { energyOf } from './command.ts'
import {
  type Agent,
  type AgentKind,
  choose,
  type Game,
  GOVERNMENT,
  type Rule,
  tell,
  type UpgradeOption,
} from './game.ts'
import { inForce } from './lasting.ts'
import { values } from './values.ts'

const { costs, officers, trackers } = values.government

export const countOf = (game: Game, kind: AgentKind): number =>
  game.government.agents.filter(one => one.kind === kind).length

/** The agent with that index. Throws if there is none: an option names only agents that there are. */
export function agentAt(game: Game, index: number): Agent {
  const agent = game.government.agents[index]
  if (agent === undefined) throw new Error(`no agent ${index}`)
  return agent
}

/** Every agent with its index, as options name it. */
export const indexed = (game: Game): readonly (readonly [number, Agent])[] => [...game.government.agents.entries()]

/** Whether the Government has that much energy left. */
export const affords = (game: Game, cost: number): boolean => cost <= game.government.energy

/** 8.1: everybody on the map may act again and brings 1 energy, a general (10.4) may bring more, up to 5 in all; nothing is left. */
export function muster(game: Game): void {
  const { government } = game
  for (const agent of government.agents) agent.state = 'ready'
  government.energy = inspected(game, energyOf(game, government.agents.length))
  government.armyPlaced = false
}

/** 8.15.2: what an inspection leaves of it. */
function inspected(game: Game, energy: number): number {
  const { energy: loss, least } = redCards['Commission of Inspection']
  return inForce(game, 'Commission of Inspection') ? Math.max(least, energy - loss) : energy
}

/** 8.8: whether a pawn is left. */
export const mayRecruit = (game: Game): boolean => countOf(game, 'KGB') < officers
/** 8.8: a new KGB officer in any town. */
export function* recruit(game: Game): Rule<void> {
  const { at } = yield* choose(
    GOVERNMENT,
    towns.map(at => ({ type: 'recruit', at })),
  )
  game.government.agents.push({ kind: 'KGB', at, state: 'new' })
  yield* tell({ type: 'recruited', at })
}

/** 8.9: a KGB officer for a tracker. */
export function upgrades(game: Game): readonly UpgradeOption[] {
  if (!affords(game, costs.upgrade) || countOf(game, 'Yakut') >= trackers) return []
  return indexed(game).flatMap(([agent, { kind }]) =>
    kind === 'KGB' ? yakutTowns.map(at => ({ type: 'upgrade' as const, agent, at, cost: costs.upgrade })) : [],
  )
}
export function* upgrade(game: Game, { agent, at }: UpgradeOption): Rule<void> {
  const from = agentAt(game, agent).at
  game.government.agents[agent] = { kind: 'Yakut', at, home: at, state: 'new' }
  yield* tell({ type: 'upgraded', from, at })
}

/** 8.10: a defeated agent comes back at once, somewhere else; it moves no more in this turn. */
export function* defeated(agent: Agent): Rule<void> {
  const node = agent.at
  agent.at = yield* refuge(agent)
  if (agent.state !== 'new') agent.state = 'done'
  yield* tell({ type: 'agent defeated', kind: agent.kind, node, respawned: agent.at })
}
function* refuge(agent: Agent): Rule<Node> {
  if (agent.kind === 'KGB') return agent.at === KANSK ? IRKUTSK : KANSK
  if (agent.at !== agent.home) return agent.home
  const others = yakutTowns.filter(at => at !== agent.home)
  const { at } = yield* choose(
    GOVERNMENT,
    others.map(at => ({ type: 'respawn', at })),
  )
  return at
}
