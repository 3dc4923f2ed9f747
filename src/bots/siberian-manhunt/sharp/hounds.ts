/** How a good Government will use its next turn, as far as it follows from what it believes: where it looks, and where it stands then. */
import type { Node } from '../../../games/siberian-manhunt/board.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { type Spread, shareAt, without } from './belief.ts'
import { changed, type Force, killChance } from './force.ts'
import type { Horizon } from './horizon.ts'
import { candidates } from './plan.ts'

export interface Hounds {
  /** what a Fugitive who is found there must fear, by place: a kill at once */
  readonly looked: ReadonlyMap<Node, number>
  /** the force after a turn that found nobody */
  readonly force: Force
}

/** The turn of a Government that believes this. It looks where they are likeliest and closes in, one agent after the other. */
export function hounds(game: Game, horizon: Horizon, start: Force, believed: Spread): Hounds {
  const looked = new Map<Node, number>()
  let force = start
  let here = believed
  while (force.energy > 0 && here.nodes.length > 0) {
    const [best] = [...candidates(horizon, force, here)].sort((a, b) => b.promise - a.promise)
    if (best === undefined) break
    const { order } = best
    let node: Node | undefined
    switch (order.type) {
      case 'look':
        node = order.to
        force = changed(force, order.agent, { at: node, state: shareAt(here, node) > 0 ? 'done' : 'moved' }, 1)
        break
      case 'drive':
        force = changed(force, order.agent, { at: order.to, state: 'moved' }, 1)
        break
      case 'attack':
      case 'capture':
        node = order.node
        force = { ...force, energy: force.energy - 1 }
        break
    }
    if (node === undefined) continue
    if (!looked.has(node)) looked.set(node, order.type === 'capture' ? 1 : killChance(game, force, node))
    here = without(here, [node])
  }
  return { looked, force }
}
