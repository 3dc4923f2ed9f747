/** The table as a scene for the board: who stands where, what is known, where one can go. */
import type { Table } from '../../app/view.ts'
import type { Destination, Pawn, Scene } from '../../board/scene.ts'
import { words } from '../../text/index.ts'
import { type Act, namingFor, shapeOf } from './acts.ts'
import { agentNumber } from './agents.ts'
import { areaOf } from './chances.ts'
import { layersOf } from './layers.ts'
import { costOf, type Offered, type Plan, wayOf } from './plan.ts'
import { hereOf, routeOf } from './where.ts'

/** How far back a Yakut tracker sees, the current location included. */
const TRAIL = 6
/** Rounds for which a declaration is news. */
const FRESH = 2

/** One ring for each location, with the lowest price; the picked play's own wins, then what goes on from the plan. */
function destinations({ now, next }: Offered, steps: readonly Act[]): readonly Destination[] {
  const picked = steps.at(-1)
  const spent = costOf(steps)
  const best = new Map<number, Act>()
  for (const act of [...now, ...next]) {
    if (act.node === undefined || act.node === picked?.node) continue
    const before = best.get(act.node)
    if (before === undefined || (act.cost ?? 0) < (before.cost ?? 0)) best.set(act.node, act)
  }
  if (picked?.node !== undefined) best.set(picked.node, picked)
  // What goes on from the plan shows what all of it would cost.
  const price = (act: Act) => (act === picked ? spent : (next.includes(act) ? spent : 0) + (act.cost ?? 0))
  return [...best].map(([node, act]) => ({
    node,
    shape: shapeOf(act),
    ...(price(act) === 0 ? {} : { cost: price(act) }),
    picked: act === picked,
    ...(act !== picked && next.length > 0 && now.includes(act) ? { instead: true } : {}),
  }))
}

function pawnsOf(table: Table, agent: number | undefined): readonly Pawn[] {
  const { government } = table.game
  const here = hereOf(table)
  return [
    ...government.army.map((token): Pawn => ({ kind: 'army', at: token.at })),
    ...government.agents.map(
      (one, index): Pawn => ({
        kind: one.kind,
        at: one.at,
        number: String(agentNumber(government.agents, index)),
        selected: index === agent,
      }),
    ),
    ...(table.role === 'Fugitive' && here !== undefined ? [{ kind: 'fugitive', at: here } as const] : []),
  ]
}

/** What the board draws: what can be chosen on the map, and the plan. */
export function sceneOf(table: Table, offered: Offered, plan: Plan, agent: number | undefined): Scene {
  const route = routeOf(table)
  const here = route.at(-1)
  const { known } = table.game.fugitive
  const way = wayOf(plan.steps, table)
  const picked = plan.steps.at(-1)
  const area = picked && areaOf(picked.option)
  const past = route.slice(-TRAIL, -1)
  // A place stands there once, with the latest visit.
  const trail = past
    .map((node, i) => ({ node, age: past.length - i }))
    .filter(({ node }, i) => past.lastIndexOf(node) === i)
  return {
    pawns: pawnsOf(table, agent),
    destinations: destinations(offered, plan.steps),
    layers: layersOf(table),
    ...(way.length === 0 ? {} : { plan: way }),
    ...(area === undefined ? {} : { area }),
    ...(known === null || known.step === 0 || (table.role === 'Fugitive' && known.node === here)
      ? {}
      : { known: { node: known.node, says: words.table.lastKnown(known.round) } }),
    ...(route.length > 1 ? { track: { nodes: route, kind: 'own' as const } } : {}),
    ...(route.length > 1 ? { trail: trail.filter(({ node }) => node !== here) } : {}),
  }
}

/** What to look at first: where the player stands, or where the hunt is. */
export function focusOf(table: Table): readonly number[] {
  const here = hereOf(table)
  if (here !== undefined) return [here]
  // The place that a question is about comes before everything else.
  const about = table.options.flatMap(option => (option.type === 'search' ? [option.node] : []))
  if (table.yourDecision && about.length > 0) return about
  const { fugitive, government } = table.game
  const { known } = fugitive
  const agents = government.agents.map(one => one.at)
  const [likeliest] = table.aids.possibilities?.places ?? []
  if (likeliest !== undefined) return [likeliest.node, ...agents]
  if (known === null) return agents
  // A fresh declaration is where the hunt is; an old one only adds to the picture.
  return table.game.round - known.round <= FRESH ? [known.node, ...agents] : [...agents, known.node]
}

/** Who stands on a location, for those who cannot see it. */
export function describePlace(table: Table, node: number): string {
  const { agents, army } = table.game.government
  const naming = namingFor(table)
  return [
    ...(hereOf(table) === node ? [words.table.here] : []),
    ...agents.flatMap((one, index) => (one.at === node ? [naming.agent(index)] : [])),
    ...(army.some(one => one.at === node) ? [words.table.army] : []),
  ].join(', ')
}
