/** The Red Army: five tokens that stay for good and close their locations to the Fugitive (8.11). */
import { affords } from './agents.ts'
import { adjacent, type Node, place, places } from './board.ts'
import { generals } from './cards/generals.ts'
import { command } from './command.ts'
import { choose, end, type Game, GOVERNMENT, type RedArmyOption, type Rule, tell } from './game.ts'
import { found } from './hidden.ts'
import { isHere } from './hunting.ts'
import { inForce } from './lasting.ts'
import { values } from './values.ts'

const { army: supply, costs } = values.government
const open: readonly Node[] = places.filter(one => !one.dmz && one.terrain !== 'china').map(one => one.id)
const maneuvers = optionsFor('maneuver', costs.maneuver)
/** the same for every price of a deployment that any general pays */
const deployments = new Map<number, readonly RedArmyOption[]>(
  Object.values(generals).map(({ deploy }) => [deploy, optionsFor('deploy', deploy)]),
)

function optionsFor(how: 'deploy' | 'maneuver', cost: number): readonly RedArmyOption[] {
  return open.map(node => ({ type: 'red army', how, node, cost }))
}

const stands = (game: Game, node: Node): boolean => game.government.army.some(one => one.at === node)
const isOpen = (game: Game, node: Node): boolean =>
  !place(node).dmz && place(node).terrain !== 'china' && !stands(game, node)

/** Beside another token it is a maneuver, elsewhere a deployment; once in a turn, while tokens are left. */
export function armyOptions(game: Game): readonly RedArmyOption[] {
  const { army, armyPlaced } = game.government
  if (armyPlaced || army.length >= supply || inForce(game, 'Question of Competence')) return []
  const { deploy } = command(game)
  const beside = new Set(army.flatMap(one => adjacent(one.at)))
  return [
    ...(affords(game, costs.maneuver) ? maneuvers.filter(({ node }) => beside.has(node) && !stands(game, node)) : []),
    ...(affords(game, deploy)
      ? (deployments.get(deploy) ?? []).filter(({ node }) => !beside.has(node) && !stands(game, node))
      : []),
  ]
}

/** A maneuver onto the Fugitive kills; a deployment only finds them, and the token goes next door. */
export function* placeArmy(game: Game, { how, node }: RedArmyOption): Rule<void> {
  game.government.armyPlaced = true
  if (!(yield* isHere(game, node))) return yield* stay(game, node, how)
  if (how === 'maneuver') return yield* end(GOVERNMENT, 'killed by the Red Army')
  yield* found(game, node, 'Red Army')
  const beside = adjacent(node).filter(one => isOpen(game, one))
  if (beside.length === 0) return yield* tell({ type: 'army returned' })
  const chosen = yield* choose(
    GOVERNMENT,
    beside.map(node => ({ type: 'army beside', node })),
  )
  yield* stay(game, chosen.node, 'beside')
}

function* stay(game: Game, node: Node, how: 'deploy' | 'maneuver' | 'beside'): Rule<void> {
  game.government.army.push({ at: node, since: game.round })
  yield* tell({ type: 'army placed', node, how })
}
