/**
 * Where the Fugitive may be after their next turn, from any place where they may be now: how far their energy takes them is
 * public. Made once for a decision, and remembered for each place.
 */

import { foods } from '../../../games/siberian-manhunt/belongings.ts'
import {
  acrossFaces,
  type Node,
  neighbours,
  nextTowns,
  terrain,
  within,
} from '../../../games/siberian-manhunt/board.ts'
import { itemCard } from '../../../games/siberian-manhunt/cards/items.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { countAtHand, foodAtHand, wornCards } from '../../../games/siberian-manhunt/inventory.ts'
import { inForce } from '../../../games/siberian-manhunt/lasting.ts'
import { isWinter } from '../../../games/siberian-manhunt/seasons.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import { at } from '../ways.ts'
import { border } from './belief.ts'

const { fugitive: limits, costs, food, track: counter } = values

/** A place, and how likely it is. */
export interface Chance {
  readonly node: Node
  readonly share: number
}
/** How much likelier the end of a turn is for each space of way that it gains. */
const PULL = 0.45
/** A bed, and energy in the morning. */
const TOWN = 2
/** A short cut through the woods takes all the energy. */
const BUSH = 0.6
/** How many places are thought of after the next turn, how many of them are followed further, and how many in the end. */
const PLACES = 12
const FOLLOWED = 5
const FUTURES = 20
/** How much each of the turns to come counts. */
const TURNS: readonly number[] = [0.5, 0.3, 0.2]

/** The places of the greatest weight, as shares. */
function likeliest(weights: ReadonlyMap<Node, number>, most: number): readonly Chance[] {
  const kept = [...weights].sort((a, b) => b[1] - a[1]).slice(0, most)
  const sum = kept.reduce((total, [, weight]) => total + weight, 0)
  return kept.map(([node, weight]) => ({ node, share: weight / sum }))
}

/** The energy that food at hand is good for on the way, as far as it is eaten there. */
const provisions = (game: Game, most: number): number =>
  Math.min(
    most,
    foods.reduce((sum, one) => sum + foodAtHand(game, one) * food.energy[one], 0),
  )
/**
 * The energy with which the Fugitive can set out in their next turn, food included, if this one ends with so much energy, in
 * a town or not.
 */
export function energyAhead(game: Game, energy = game.fugitive.energy, inTown = game.fugitive.inTown): number {
  const { worn, campsite } = game.fugitive
  if (inTown) return limits.energyMax + provisions(game, 3)
  const clothes = isWinter(game) ? wornCards(worn).reduce((sum, card) => sum + (itemCard(card).recovery ?? 0), 0) : 0
  const comfort = clothes + (countAtHand(game, 'Tent') > 0 ? 1 : 0) + (campsite.fire ? 1 : 0)
  return Math.min(limits.energyMax, Math.max(0, energy + limits.recovery + comfort)) + provisions(game, 4)
}

/** What a space by road will cost, by the season of the next round and the footwear. */
function spaceAhead(game: Game): number {
  const next = { round: game.round + 1 }
  const { feet } = game.fugitive.worn
  const dry = isWinter(next) ? Math.min(costs.road.winter, (feet === null ? undefined : itemCard(feet).step) ?? 9) : 1
  return dry + (inForce(game, 'Weather Forecast') ? 1 : 0)
}

export class Horizon {
  /** spaces by road that the Fugitive can go in their next turn */
  readonly pace: number
  private readonly shutIn: boolean
  private readonly ahead = new Map<Node, readonly Chance[]>()
  private readonly later = new Map<Node, readonly Chance[]>()

  /** `energy`: with which they set out */
  constructor(
    private readonly game: Game,
    private readonly energy = energyAhead(game),
  ) {
    this.pace = Math.floor(this.energy / spaceAhead(game))
    this.shutIn = game.fugitive.inTown && inForce(game, 'Road Blocks')
  }

  /** Where they may be in the turns to come, the next one counting most; shares add up to 1. */
  future(node: Node): readonly Chance[] {
    const known = this.later.get(node)
    if (known !== undefined) return known
    const sums = new Map<Node, number>()
    let now: readonly Chance[] = [{ node, share: 1 }]
    for (const weight of TURNS) {
      const next = new Map<Node, number>()
      for (const { node: from, share } of now)
        for (const { node: to, share: part } of this.from(from)) next.set(to, (next.get(to) ?? 0) + share * part)
      for (const [to, share] of next) sums.set(to, (sums.get(to) ?? 0) + weight * share)
      now = likeliest(next, FOLLOWED)
    }
    const made = likeliest(sums, FUTURES)
    this.later.set(node, made)
    return made
  }
  /** Where they may be after their next turn; shares add up to 1. */
  from(node: Node): readonly Chance[] {
    const known = this.ahead.get(node)
    if (known !== undefined) return known
    const made = this.make(node)
    this.ahead.set(node, made)
    return made
  }
  private make(node: Node): readonly Chance[] {
    const weights = new Map<Node, number>()
    const add = (to: Node, factor: number) => {
      const gain = Math.max(-6, Math.min(8, at(border, node) - at(border, to)))
      const weight = factor * Math.exp(PULL * gain) * (terrain(to) === 'town' ? TOWN : 1)
      weights.set(to, Math.max(weights.get(to) ?? 0, weight))
    }
    add(node, 1)
    if (!this.shutIn) {
      for (const to of within(node, Math.min(6, this.pace), 'road')) add(to, 1)
      if (this.energy >= costs.bushWhack) for (const to of acrossFaces(node)) if (terrain(to) !== 'china') add(to, BUSH)
      if (this.game.track >= counter.hitchHike) for (const { town } of nextTowns(node)) add(town, 0.7)
    }
    return likeliest(weights, PLACES)
  }

  /** Whether they can be over the border in their next turn, past those who stand there. */
  escapes(node: Node, closed: ReadonlySet<Node>): boolean {
    if (this.shutIn || at(border, node) > this.pace) return false
    let edge: readonly Node[] = [node]
    const seen = new Set(edge)
    for (let space = 0; space < this.pace; space++) {
      const next: Node[] = []
      for (const one of edge) {
        for (const to of neighbours(one, 'road')) {
          if (terrain(to) === 'china') return true
          if (seen.has(to) || closed.has(to) || terrain(to) === 'town') continue
          seen.add(to)
          next.push(to)
        }
      }
      edge = next
    }
    return false
  }
}
