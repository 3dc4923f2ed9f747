/** Hunting the Fugitive: move and search, drive, attack, capture, interrogate (8.2 to 8.6). */
import { all, differs, equals, noneEquals, someEquals } from '../../../protocol/rules/index.ts'
import { affords, agentAt, indexed } from './agents.ts'
import { addTokens, drawTokens } from './bag.ts'
import { type Node, nextTowns, soviet, towns, within, withinTwo } from './board.ts'
import { normalCards } from './cards/assistance.ts'
import { combat } from './combat.ts'
import { command } from './command.ts'
import {
  type Agent,
  type AgentKind,
  type AttackOption,
  type CaptureOption,
  choose,
  type DriveOption,
  end,
  type FlyOption,
  FUGITIVE,
  type Game,
  GOVERNMENT,
  type HereAnswer,
  type InterrogateOption,
  type MoveAgentOption,
  type NotHereAnswer,
  query,
  type Rule,
  type TrailAnswer,
  tell,
} from './game.ts'
import { found, here, past, trail } from './hidden.ts'
import { inForce } from './lasting.ts'
import { values } from './values.ts'

const { costs, capture: captors, depth } = values.government

/** A KGB officer moves once in a turn, in whatever way; a tracker until it has searched or attacked after a move. */
const mayMove = ({ kind, state }: Agent): boolean => state === 'ready' || (state === 'moved' && kind === 'Yakut')

// ---- 8.2 move and search, 8.3 drive ----------------------------------------------------------------------------

export function agentMoves(game: Game): readonly MoveAgentOption[] {
  if (!affords(game, costs.move)) return []
  return indexed(game).flatMap(([agent, one]) => (mayMove(one) ? movesOf(agent, one, reach(game, one)) : []))
}
const movesOf = (agent: number, { kind }: Agent, ends: readonly Node[]): readonly MoveAgentOption[] =>
  ends.map(to => ({ type: 'move agent', agent, kind, to, cost: costs.move }))

/** 8.13.8: two spaces, or what motorcycles and snowmobiles add for KGB officers. */
function reach(game: Game, { kind, at }: Agent): readonly Node[] {
  const near = withinTwo(at)
  if (kind === 'Yakut') return near
  if (inForce(game, 'Snowmobiles')) return within(at, normalCards.Snowmobiles.spaces)
  if (!inForce(game, 'Motorcycles')) return near
  return [...new Set([...near, ...within(at, normalCards.Motorcycles.spaces, 'road')])].sort((a, b) => a - b)
}

export function drives(game: Game): readonly DriveOption[] {
  if (!affords(game, costs.drive) || inForce(game, 'Fuel Quota')) return []
  return indexed(game).flatMap(([agent, one]) =>
    one.kind === 'KGB' && mayMove(one)
      ? nextTowns(one.at).map(({ town }) => ({ type: 'drive' as const, agent, to: town, cost: costs.drive }))
      : [],
  )
}

export function drive(game: Game, { agent, to }: DriveOption): void {
  const driver = agentAt(game, agent)
  driver.at = to
  driver.state = 'moved'
}

/** 8.2: it moves, then it may search; a tracker may attack instead, free. Either was a tracker's last move. */
export const moveAgent = (game: Game, { agent, to }: MoveAgentOption): Rule<void> => arrive(game, agent, to)

function* arrive(game: Game, agent: number, to: Node): Rule<void> {
  const mover = agentAt(game, agent)
  mover.at = to
  mover.state = 'moved'
  const free = mover.kind === 'Yakut' ? [{ type: 'attack', agent, kind: mover.kind, node: to, cost: 0 } as const] : []
  const next = yield* choose(GOVERNMENT, [
    { type: 'search', agent, node: to, cost: 0 },
    ...free,
    { type: 'pass', agent, cost: 0 },
  ])
  if (next.type === 'pass') return
  mover.state = 'done'
  if (next.type === 'search') yield* search(game, mover)
  else yield* attack(game, next)
}

/** 8.2: a KGB officer finds traces on the last four locations, a tracker on the last six. */
function* search(game: Game, { kind, at: node }: Agent): Rule<void> {
  yield* searchAt(game, node, kind === 'KGB' ? command(game).officerDepth : depth.Yakut, kind)
}

/** 4.3: a search of one location for traces on so many of the last ones; whether the Fugitive was found there. */
export function* searchAt(game: Game, node: Node, steps: number, kind: AgentKind | 'search party'): Rule<boolean> {
  const before = past(game, steps)
  const wasThere: readonly TrailAnswer[] =
    before.length === 0
      ? []
      : [{ type: 'trail', node, claim: all(differs(here(game), node), someEquals(before, node)) }]
  const answer = yield* query(FUGITIVE, [
    { type: 'here', node, claim: equals(here(game), node) },
    ...wasThere,
    { type: 'nothing', node, claim: noneEquals(trail(game, steps), node) },
  ])
  yield* tell({ type: 'searched', kind, node, answer: answer.type })
  if (answer.type === 'here') yield* found(game, node, 'search')
  return answer.type === 'here'
}

// ---- 8.13.5 Helicopter Transport -------------------------------------------------------------------------------

/** A flight is the move of a KGB officer who has not moved yet, to any town but the one where it stands. */
const flights = (game: Game): readonly FlyOption[] =>
  indexed(game).flatMap(([agent, one]) =>
    mayFlyOff(one) ? towns.filter(to => to !== one.at).map(to => ({ type: 'fly' as const, agent, to })) : [],
  )
const mayFlyOff = (one: Agent): boolean => one.kind === 'KGB' && mayMove(one)
/** Whether anybody may still fly. */
export const someMayFly = (game: Game): boolean => game.government.agents.some(mayFlyOff)
export function* fly(game: Game): Rule<void> {
  const { agent, to } = yield* choose(GOVERNMENT, flights(game))
  yield* arrive(game, agent, to)
}

// ---- 8.4 attack, 8.5 capture -----------------------------------------------------------------------------------

/** The question of attacks, captures and the Red Army: are you there? */
export function* isHere(game: Game, node: Node): Rule<boolean> {
  const answers: readonly [HereAnswer, NotHereAnswer] = [
    { type: 'here', node, claim: equals(here(game), node) },
    { type: 'not here', node, claim: differs(here(game), node) },
  ]
  return (yield* query(FUGITIVE, answers)).type === 'here'
}

export function attacks(game: Game): readonly AttackOption[] {
  if (!affords(game, costs.attack)) return []
  return indexed(game).flatMap(([agent, { kind, at, state }]) =>
    state === 'new' ? [] : [{ type: 'attack' as const, agent, kind, node: at, cost: costs.attack }],
  )
}

/** 8.4: nobody need know whether the Fugitive is there. */
export function* attack(game: Game, { agent, node }: AttackOption): Rule<void> {
  if (!(yield* isHere(game, node))) return yield* tell({ type: 'nobody there', action: 'attack', node })
  yield* found(game, node, 'attack')
  yield* combat(game, agentAt(game, agent), 'Government')
}

/** 8.5: wherever two agents stand together. */
export function captures(game: Game): readonly CaptureOption[] {
  if (!affords(game, costs.capture)) return []
  const present = game.government.agents.filter(one => one.state !== 'new').map(one => one.at)
  const crowded = present.filter((node, i) => present.indexOf(node) === i && count(present, node) >= captors)
  return crowded.map(node => ({ type: 'capture' as const, node, cost: costs.capture }))
}
const count = (nodes: readonly Node[], node: Node): number => nodes.filter(one => one === node).length

export function* capture(game: Game, { node }: CaptureOption): Rule<void> {
  if (yield* isHere(game, node)) return yield* end(GOVERNMENT, 'captured')
  yield* tell({ type: 'nobody there', action: 'capture', node })
}

// ---- 8.6 interrogate -------------------------------------------------------------------------------------------

export const interrogationCost = (game: Game): number => costs.interrogate + game.government.interrogations
export function interrogations(game: Game): readonly InterrogateOption[] {
  const cost = interrogationCost(game)
  return affords(game, cost) ? [{ type: 'interrogate', cost }] : []
}

/** 8.6: a Loyal citizen makes the Fugitive name one of the last three locations; a Silent one makes the next more talkative. */
export function* interrogate(game: Game): Rule<void> {
  const [token] = yield* drawTokens(game, values.tokens.interrogation, 'interrogation')
  if (token === 'silent') return yield* addTokens(game, 'loyal', 1)
  const last = trail(game, depth.testimony)
  const { node } = yield* choose(
    FUGITIVE,
    soviet.map(node => ({ type: 'testify', node, claim: someEquals(last, node) })),
  )
  game.track = values.track.interrogated
  game.government.interrogations += 1
  yield* tell({ type: 'testified', node })
  yield* addTokens(game, 'silent', 1)
}
