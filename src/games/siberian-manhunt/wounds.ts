/** Severe wounds: the Fugitive is found and carried to a town (9.4). Only agents and the Red Army kill. */
import { stepFrom } from '../../../protocol/rules/index.ts'
import { mayBeReported } from './detection.ts'
import { choose, FUGITIVE, type Game, GOVERNMENT, type Rule, tell } from './game.ts'
import { here } from './hidden.ts'
import { leaveCamp, lose, thingsIn } from './inventory.ts'
import { blocked } from './movement.ts'
import { toNearestTowns } from './tables.ts'
import { values } from './values.ts'

/**
 * 9.4: to a nearest town that no agent and no Red Army holds, of the Fugitive's choice if several are equally near; which
 * one stays hidden unless the token is Loyal. The counter does not move. A thing is lost; the next turn begins in a town,
 * with full energy.
 */
export function* severelyWounded(game: Game): Rule<void> {
  const { fugitive } = game
  yield* tell({ type: 'severely wounded' })
  const hides = stepFrom(here(game), toNearestTowns(blocked(game)))
  const { handle } = yield* choose(FUGITIVE, [{ type: 'carried', into: 'town', hides }])
  yield* leaveCamp(game)
  fugitive.moves.push({ how: 'carried', into: 'town', cost: 0 })
  fugitive.route.push(handle)
  fugitive.inTown = true
  fugitive.hp = values.wounded
  yield* tell({ type: 'carried to town' })
  yield* mayBeReported(game, 'wounds')
  yield* stealFrom(game)
}

/** 9.4 and thieves: the Government's choice of the inventory. Gear and what is worn is safe. */
export function* stealFrom(game: Game): Rule<void> {
  const things = thingsIn(game.fugitive.inventory)
  if (things.length === 0) return
  const { thing, uses } = yield* choose(
    GOVERNMENT,
    things.map(one => ({ type: 'steal', ...one })),
  )
  yield* lose(game, thing, uses, 'stolen', 'inventory')
}
