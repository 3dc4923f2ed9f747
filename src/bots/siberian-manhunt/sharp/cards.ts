/** How the Government's turn ends if it uses a card now. */
import { towns, within } from '../../../games/siberian-manhunt/board.ts'
import { normalCards } from '../../../games/siberian-manhunt/cards/assistance.ts'
import { setBack } from '../../../games/siberian-manhunt/effects.ts'
import type { NormalCard } from '../../../games/siberian-manhunt/game.ts'
import { type Spread, shareAt, without } from './belief.ts'
import { aim, type Desk, posts } from './desk.ts'
import { changed, type Force, mayMove } from './force.ts'
import { pressure, vanishing, WEIGHTS } from './outlook.ts'

/** What the slow cards are worth, on the outlook's scale. */
export const SLOW = { roadBlocks: 0.02, pressed: 0.15, checkpoints: 0.06, inTown: 0.03, storm: 0.05, propaganda: 0.06 }

export function withCard(desk: Desk, card: NormalCard, cost: number): number {
  const { game, here, planner } = desk
  const force = spent(desk.force, cost)
  const best = (than: Force, where: Spread = here) => planner.best(than, where, 1)
  switch (card) {
    case 'Recruit': {
      const [town] = posts(desk, towns)
      const pawns =
        town === undefined ? force.pawns : [...force.pawns, { kind: 'KGB', at: town, state: 'new' } as const]
      return best({ ...force, pawns })
    }
    case 'Aerial Search': {
      const centre = aim(desk)
      return centre === undefined ? best(force) : seen(desk, force, within(centre, normalCards[card].spaces))
    }
    case 'Search Parties': {
      const starts = force.pawns.filter(one => one.state !== 'new').map(one => one.at)
      return Math.max(...starts.map(start => seen(desk, force, within(start, normalCards[card].spaces))))
    }
    case 'Helicopter Transport':
      return Math.max(
        ...force.pawns.map((pawn, agent) => (pawn.kind === 'KGB' && mayMove(pawn) ? flown(desk, force, agent) : 0)),
      )
    case 'Motorcycles':
      return best({ ...force, pace: 'by motorcycle' })
    case 'Snowmobiles':
      return best({ ...force, pace: 'by snowmobile' })
    case 'Road Blocks': {
      const pressed = here.nodes.reduce((sum, node) => sum + shareAt(here, node) * pressure(force, node), 0)
      return best(force) + SLOW.roadBlocks + SLOW.pressed * pressed
    }
    case 'Checkpoints':
      return best(force) + (game.fugitive.inTown ? SLOW.inTown : SLOW.checkpoints)
    case 'Weather Forecast':
      return best(force) + SLOW.storm
    case 'Propaganda':
      return (
        best(force) +
        SLOW.propaganda * (game.bag.silent / (game.bag.loyal + game.bag.silent)) +
        WEIGHTS.counter * (vanishing(game.track) - vanishing(setBack(game)))
      )
  }
}
export const spent = (force: Force, cost: number): Force => ({ ...force, energy: force.energy - cost })

/** That agent flies to the town where it threatens them most, or where they are likeliest to be. */
function flown(desk: Desk, force: Force, agent: number): number {
  const { here } = desk
  const [near] = posts(desk, towns)
  const likeliest = towns.reduce((best, town) => (shareAt(here, town) > shareAt(here, best) ? town : best))
  return Math.max(...[near ?? likeliest, likeliest].map(town => afterFlight(desk, force, agent, town)))
}
export function afterFlight(
  { here, planner }: Desk,
  force: Force,
  agent: number,
  town: (typeof towns)[number],
): number {
  const there = changed(force, agent, { at: town, state: 'done' }, 0)
  return planner.asked(there, here, town, 1, () => planner.found(there, town))
}
/** How the turn ends if everything there is looked at. */
export function seen(desk: Desk, force: Force, nodes: readonly number[]): number {
  const { here, planner } = desk
  const inside = here.nodes.filter(node => nodes.includes(node))
  const share = inside.reduce((sum, node) => sum + shareAt(here, node), 0)
  const there = inside.reduce((sum, node) => sum + shareAt(here, node) * planner.found(force, node), 0)
  return there + (share < 1 ? (1 - share) * planner.best(force, without(here, inside), 1) : 0)
}
