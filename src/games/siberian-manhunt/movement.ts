/**
 * The Fugitive's movement, one secret step at a time (6.1 to 6.7). What is announced is the option; where it leads is
 * hidden, under the claim that it stands in the public table of open steps.
 */
import { type Chosen, type Handle, stepFrom } from '../../../protocol/rules/index.ts'
import { drawTokens } from './bag.ts'
import type { Node, Terrain } from './board.ts'
import { itemCard } from './cards/items.ts'
import { canPay } from './energy.ts'
import {
  type BushWhackOption,
  end,
  FUGITIVE,
  type Game,
  type HitchHikeOption,
  type Movement,
  type MoveOption,
  type Rule,
  tell,
} from './game.ts'
import { advanceTrack, declare, here } from './hidden.ts'
import { leaveCamp } from './inventory.ts'
import { checkpointTokens, inForce, isShutIn, stormCost } from './lasting.ts'
import { isWinter } from './seasons.ts'
import { type OpenSteps, openSteps } from './tables.ts'
import { values } from './values.ts'

const { costs, tokens } = values
const WAYS = ['road', 'water'] as const
const TERRAINS = ['wilderness', 'town', 'china'] as const
/** Whether one may sneak there: into a town, with or without. */
const sneaking = (into: Terrain) => (into === 'town' ? [false, true] : [false])

export type MovementOption = MoveOption | HitchHikeOption | BushWhackOption

/** The locations that the Fugitive may neither enter nor pass: those of agents and the Red Army, ascending. */
export function blocked(game: Game): readonly Node[] {
  const { agents, army } = game.government
  return [...new Set([...agents, ...army].map(one => one.at))].sort((a, b) => a - b)
}

/** 6.5 and 8.13.4: not after a town was entered in this turn, not while every road out of it is blocked. */
export const mayMove = (game: Game): boolean => game.fugitive.moves.at(-1)?.into !== 'town' && !isShutIn(game)

/** Every sort of movement for which the energy suffices, as far as the public can tell; none after a town was entered. */
export function movements(game: Game): readonly MovementOption[] {
  if (!mayMove(game)) return []
  const open = openSteps(blocked(game))
  const all = [...basicMoves(game, open), ...hitchHikes(game, open), ...bushWhacks(game, open)]
  return all.filter(one => canPay(game, one.cost))
}

/** What is left by a step: public. */
export const leaving = (game: Game): Terrain => (game.fugitive.inTown ? 'town' : 'wilderness')

/** 6.1, 6.2: what a space costs; in winter no more than the footwear says (6.15.5). */
export function spaceCost(game: Game, way: (typeof WAYS)[number]): number {
  if (!isWinter(game)) return costs[way].summer + stormCost(game)
  const { feet } = game.fugitive.worn
  const step = feet === null ? undefined : itemCard(feet).step
  return Math.min(costs[way].winter, step ?? costs[way].winter) + stormCost(game)
}

/** 6.1 and 6.2: by road or over water. */
function basicMoves(game: Game, open: OpenSteps): readonly MoveOption[] {
  return WAYS.flatMap(way =>
    TERRAINS.flatMap(into => {
      const table = open.of(way, leaving(game), into)
      if (table === undefined) return []
      const hides = stepFrom(here(game), table)
      return sneaking(into).map(sneak => ({
        type: 'move' as const,
        way,
        into,
        sneak,
        cost: spaceCost(game, way) + (sneak ? costs.sneak : 0),
        hides,
      }))
    }),
  )
}

/** 6.3: from the highway to the next town on it, in either direction, past nobody who would stop the car. */
function hitchHikes(game: Game, open: OpenSteps): readonly HitchHikeOption[] {
  if (game.track < values.track.hitchHike || inForce(game, 'Weather Forecast')) return []
  const table = open.of('hitch-hike', leaving(game), 'town')
  if (table === undefined) return []
  return [{ type: 'hitch-hike', into: 'town', cost: costs.hitchHike, hides: stepFrom(here(game), table) }]
}

/** 6.4: across a closed loop of roads. */
function bushWhacks(game: Game, open: OpenSteps): readonly BushWhackOption[] {
  return TERRAINS.flatMap(into => {
    const table = open.of('bush-whack', leaving(game), into)
    if (table === undefined) return []
    const hides = stepFrom(here(game), table)
    return sneaking(into).map(sneak => ({
      type: 'bush-whack' as const,
      into,
      sneak,
      cost: costs.bushWhack + (sneak ? costs.sneak : 0),
      hides,
    }))
  })
}

/** A step of the Fugitive's own: the campsite is left, then it is made. */
export function* moveOn(game: Game, movement: Chosen<MovementOption>): Rule<void> {
  const { into, cost } = movement
  const how = movement.type === 'move' ? movement.way : movement.type
  yield* leaveCamp(game)
  yield* arrive(game, { how, into, cost }, movement.handle, movement.type !== 'hitch-hike' && movement.sneak)
}

/** The step is made: the counter advances, and whoever lives there may have seen it. */
export function* arrive(game: Game, movement: Movement, handle: Handle, sneak = false): Rule<void> {
  const { into } = movement
  game.fugitive.moves.push(movement)
  game.fugitive.route.push(handle)
  game.fugitive.inTown = into === 'town'
  advanceTrack(game)
  if (into === 'china') return yield* end(FUGITIVE, 'reached China')
  if (into === 'town') yield* enterTown(game, sneak)
}

/**
 * 6.5 and 6.6: one token is drawn, two if sneaking; only if all of them are Loyal is the location declared. At a checkpoint
 * (8.13.3) one Loyal is enough.
 */
function* enterTown(game: Game, sneak: boolean): Rule<void> {
  yield* tell({ type: 'entered town' })
  const why = sneak ? 'sneak' : 'town'
  const checked = inForce(game, 'Checkpoints')
  const drawn = yield* drawTokens(game, checked ? checkpointTokens(sneak) : tokens[why], why)
  const reported = checked ? drawn.includes('loyal') : drawn.every(token => token === 'loyal')
  if (reported) yield* declare(game, 'town')
}
