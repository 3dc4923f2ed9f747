/**
 * Vehicles, lifts and the railway (6.17): movement that is not the Fugitive's own. It goes on space by space, each one
 * secret and announced like any other, until they halt.
 */
import { type Chosen, stepFrom } from '../../../protocol/rules/index.ts'
import type { Item } from './belongings.ts'
import type { Terrain } from './board.ts'
import { isVehicle, itemCard, type PersonName, type VehicleName } from './cards/items.ts'
import { detectionCheck } from './detection.ts'
import { canPay } from './energy.ts'
import { decide } from './free.ts'
import { type Game, type RailwayOption, type RideOnOption, type RideOption, type Rule, tell } from './game.ts'
import { here } from './hidden.ts'
import { countAtHand, itemAtHand, leaveCamp, useUp } from './inventory.ts'
import { arrive, blocked, leaving, mayMove } from './movement.ts'
import { isWinter } from './seasons.ts'
import { openSteps } from './tables.ts'

interface Journey {
  readonly ways: readonly ('road' | 'water')[]
  readonly spaces: number
  readonly with: VehicleName | PersonName
  /** what comes along */
  readonly vehicle?: Item
}
const TERRAINS: readonly Terrain[] = ['wilderness', 'town', 'china']

/** 6.17.2: one space after the other, as far as it goes; a town is the end of it. */
export function* travel(game: Game, journey: Journey): Rule<void> {
  let spaces = 0
  while (spaces < journey.spaces && mayMove(game)) {
    const chosen = yield* decide(game, () => [...nextSpaces(game, journey.ways), { type: 'halt' }])
    if (chosen.type === 'halt') break
    yield* leaveCamp(game, journey.vehicle)
    const { way, into, handle } = chosen
    yield* arrive(game, { how: way, into, cost: 0, with: journey.with }, handle)
    spaces += 1
  }
  yield* tell({ type: 'halted', card: journey.with, spaces })
}
function nextSpaces(game: Game, ways: Journey['ways']): readonly RideOnOption[] {
  const open = openSteps(blocked(game))
  return ways.flatMap(way =>
    TERRAINS.flatMap(into => {
      const table = open.of(way, leaving(game), into)
      return table === undefined ? [] : [{ type: 'ride on' as const, way, into, hides: stepFrom(here(game), table) }]
    }),
  )
}

// ---- 6.17.1 vehicles -------------------------------------------------------------------------------------------

const spacesOf = (game: Game, card: VehicleName): number => itemCard(card)[isWinter(game) ? 'winter' : 'summer'] ?? 0
const isReady = ({ card, uses }: Item): boolean => itemCard(card).uses === undefined || uses > 0

/** One ride a turn, with a vehicle at the campsite that has fuel and goes in this season. */
export function rides(game: Game): readonly RideOption[] {
  const { campsite, spent } = game.fugitive
  if (spent.includes('ride') || !mayMove(game)) return []
  const cards = campsite.items.filter(isReady).map(({ card }) => card)
  return [...new Set(cards)]
    .filter(isVehicle)
    .filter(card => spacesOf(game, card) > 0)
    .map(card => ({ type: 'ride', card, cost: itemCard(card).energy ?? 0 }))
}
/** 6.17.3: then comes the detection check, and where the ride has ended is what a Loyal token gives away. */
export function* ride(game: Game, { card }: RideOption): Rule<void> {
  const vehicle = itemAtHand(game, card, isReady)
  game.fugitive.spent.push('ride')
  if (itemCard(card).uses !== undefined) yield* useUp(game, vehicle)
  const ways = isWinter(game) ? (['road', 'water'] as const) : (['road'] as const)
  yield* travel(game, { ways, spaces: spacesOf(game, card), with: card, vehicle })
  const { check } = itemCard(card)
  if (check !== undefined) yield* detectionCheck(game, check)
}

// ---- 6.17.5 the railway ----------------------------------------------------------------------------------------

export function railways(game: Game): readonly RailwayOption[] {
  if (!game.fugitive.inTown || !mayMove(game) || countAtHand(game, 'Railway ticket') === 0) return []
  const table = openSteps(blocked(game)).of('hitch-hike', 'town', 'town')
  const cost = itemCard('Railway ticket').energy ?? 0
  if (table === undefined || !canPay(game, cost)) return []
  return [{ type: 'railway', into: 'town', cost, hides: stepFrom(here(game), table) }]
}
export function* takeTrain(game: Game, { into, cost, handle }: Chosen<RailwayOption>): Rule<void> {
  yield* useUp(game, itemAtHand(game, 'Railway ticket'))
  yield* leaveCamp(game)
  yield* arrive(game, { how: 'railway', into, cost }, handle)
  const { check } = itemCard('Railway ticket')
  if (check !== undefined) yield* detectionCheck(game, check)
}
