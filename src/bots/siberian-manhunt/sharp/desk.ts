/** What everything is judged by in one decision of the Government, and the places that matter for it. */
import { type Node, place, within } from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import type { AgentKind, Game } from '../../../games/siberian-manhunt/game.ts'
import { at } from '../ways.ts'
import { border, type Spread, shareAt } from './belief.ts'
import { type Force, forceOf, killChance } from './force.ts'
import { ahead, felt, Planner } from './plan.ts'

export interface Desk {
  readonly game: Game
  readonly force: Force
  readonly here: Spread
  readonly planner: Planner
  /** where the Fugitive may be after their next turn */
  readonly later: ReadonlyMap<Node, number>
}
export function deskOf(game: Game, here: Spread): Desk {
  const planner = new Planner(game)
  return { game, force: forceOf(game), here, planner, later: ahead(planner.horizon, here) }
}

/** How much somebody there would threaten the Fugitive. */
export const threatOf = ({ later }: Desk, node: Node, kind: AgentKind = 'KGB'): number =>
  felt({ kind, at: node }, later)
/** These places, the most threatening first. */
export const posts = (desk: Desk, among: readonly Node[], kind: AgentKind = 'KGB'): readonly Node[] =>
  among
    .map(node => ({ node, threat: threatOf(desk, node, kind) }))
    .sort((a, b) => b.threat - a.threat)
    .map(({ node }) => node)

/** How likely they are in that area, and a kill if they are. */
function area({ game, force, here }: Desk, nodes: readonly Node[]) {
  let share = 0
  let kill = 0
  for (const node of nodes) {
    const part = shareAt(here, node)
    if (part === 0) continue
    share += part
    kill += part * killChance(game, force, node)
  }
  return { share, kill }
}
/** The middle of the area in which it helps most to look: halving what is possible, or seeing whom one can catch. */
export function aim(desk: Desk): Node | undefined {
  const { spaces } = normalCards['Aerial Search']
  const centres = new Set(desk.here.nodes.flatMap(node => within(node, 1)))
  let best: Node | undefined
  let most = 0
  for (const node of centres) {
    const { share, kill } = area(desk, within(node, spaces))
    const value = share * (1 - share) * 2 + kill + share * 0.2
    if (value <= most) continue
    most = value
    best = node
  }
  return best
}
/** How much of the way to the border leads over that place: of those right behind it, who have few other ways as short. */
export function gate({ here }: Desk, node: Node): number {
  if (place(node).dmz) return 0
  let sum = 0
  for (const one of here.nodes) {
    const spaces = at(border, one) - at(border, node)
    if (spaces <= 0 || spaces > 5) continue
    const ways = within(one, spaces).filter(two => at(border, two) === at(border, node))
    if (ways.includes(node)) sum += shareAt(here, one) / (1 + ways.length * ways.length)
  }
  return sum
}
