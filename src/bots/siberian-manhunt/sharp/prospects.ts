/**
 * How a turn's end looks for the Fugitive: a guess of how likely they are to come through from there, the Government's next
 * turn and their own one after it thought of.
 */
import { type Node, terrain } from '../../../games/siberian-manhunt/board.ts'
import type { Game } from '../../../games/siberian-manhunt/game.ts'
import { values } from '../../../games/siberian-manhunt/values.ts'
import type { Step } from '../journeys.ts'
import { at } from '../ways.ts'
import { type Belief, border, type Spread, shareAt, spreadOf } from './belief.ts'
import { type Force, forceOf, killChance, killChanceWithCards, nextTurn } from './force.ts'
import { energyAhead, Horizon } from './horizon.ts'
import { type Hounds, hounds } from './hounds.ts'
import { pressure, vanishing } from './outlook.ts'
import { Rumours } from './rumour.ts'

/** What each part is worth. */
export const CARES = {
  /** being killed at once, by those who are likely to look there */
  death: 1.2,
  /** being found, and not killed */
  found: 0.1,
  /** for each space of way to the border */
  way: 0.01,
  /** how much more that is worth as the years go by */
  hurry: 2,
  /** agents around, after their turn and the Fugitive's next one */
  pressure: 0.3,
  /** for each energy to set out with in the next turn */
  energy: 0.008,
  counter: 1,
  /** how likely a place is looked at that is believed in but not looked at in the plan */
  chance: 0.35,
  /** how likely a place is looked at that is looked at in the plan */
  sure: 0.9,
  /** how likely a card is used that makes a kill possible, where one is believed to be */
  cards: 0.35,
  /** health, as far as it keeps them alive in fights */
  health: 0.25,
  /** what is missing of it, where there is a bed */
  bed: 0.1,
  /** for each thing that they lack, a turn in a town to look for it */
  things: 0.006,
  /** being believed to be there */
  known: 0.03,
}

/** The rounds of three years. */
const LIMIT = values.seasons.yearLimit * values.seasons.sectors

/** How much HP are worth, from 0 to 1: the first ones most. */
const health = (hp: number): number => 1 - 0.65 ** Math.min(hp, 6)

export interface Prospect {
  readonly value: number
  /** how likely they are killed in the Government's next turn */
  readonly death: number
  readonly pressure: number
}

export class Prospects {
  private readonly rumours: Rumours
  private readonly horizons = new Map<number, Horizon>()
  private readonly force: Force
  private readonly way: number
  private readonly packs = new Map<Spread, Hounds>()

  constructor(
    private readonly game: Game,
    belief: Belief,
  ) {
    this.rumours = new Rumours(game, belief.here)
    this.force = nextTurn(game, forceOf(game))
    this.way = CARES.way * (1 + CARES.hurry * (game.round / LIMIT))
  }

  /** The turn ends where it began, with so much energy and health. */
  staying(node: Node, energy: number, hp: number): Prospect {
    const unseen = this.at(node, this.rumours.after([]), energy, this.game.track)
    const { inTown, inventory } = this.game.fugitive
    const poor = inTown ? Math.max(0, 5 - inventory.items.length) * CARES.things : 0
    return { ...unseen, value: unseen.value + CARES.health * (health(hp) - health(this.game.fugitive.hp)) + poor }
  }
  /** The turn ends there, after these steps, with so much energy. */
  of(node: Node, steps: readonly Step[], energy: number, sneak = false): Prospect {
    const track = Math.min(values.track.last, this.game.track + steps.length)
    const counter = this.game.trackAtStart >= values.track.last && steps.length > 0 ? values.track.last + 1 : track
    const believed = this.rumours.after(steps)
    const unseen = this.at(node, believed, energy, counter)
    const seen = terrain(node) === 'town' && steps.length > 0 ? this.reported(sneak) : 0
    if (seen === 0) return unseen
    const known = this.at(node, spreadOf([[node, 1]]), energy, 0)
    return {
      value: seen * known.value + (1 - seen) * unseen.value,
      death: seen * known.death + (1 - seen) * unseen.death,
      pressure: unseen.pressure,
    }
  }
  /** How likely they must declare on coming into a town. */
  private reported(sneak: boolean): number {
    const { silent, loyal } = this.game.bag
    const share = loyal / (silent + loyal)
    const checked = this.game.assistance.active.some(one => one.card === 'Checkpoints')
    if (checked) return sneak ? share : 1 - (1 - share) ** 2
    return sneak ? share * share : share
  }

  private at(node: Node, believed: Spread, energy: number, track: number): Prospect {
    const { looked, force } = this.pack(believed)
    const share = shareAt(believed, node)
    const kill = looked.get(node)
    const finds = kill === undefined ? CARES.chance * share : CARES.sure
    const byCards = CARES.cards * share * killChanceWithCards(this.game, this.force, node)
    const death = Math.max(finds * (kill ?? killChance(this.game, this.force, node)), byCards)
    const inTown = terrain(node) === 'town'
    const ahead = energyAhead(this.game, energy, inTown)
    let best = Number.NEGATIVE_INFINITY
    let pressed = 0
    for (const { node: to } of this.horizon(ahead).from(node)) {
      const felt = pressure(force, to)
      const value = -CARES.pressure * felt - this.way * Math.min(40, at(border, to))
      if (value <= best) continue
      best = value
      pressed = felt
    }
    const value =
      best +
      CARES.energy * ahead +
      (energy < 0 ? CARES.health * (health(this.game.fugitive.hp - 1) - health(this.game.fugitive.hp)) : 0) +
      CARES.counter * (1 - finds) * vanishing(track) +
      (inTown ? CARES.bed * (health(9) - health(this.game.fugitive.hp)) : 0) -
      CARES.death * death -
      CARES.found * finds -
      CARES.known * share
    return { value, death, pressure: pressed }
  }
  private horizon(energy: number): Horizon {
    const known = this.horizons.get(energy) ?? new Horizon(this.game, energy)
    this.horizons.set(energy, known)
    return known
  }
  private pack(believed: Spread): Hounds {
    const known =
      this.packs.get(believed) ?? hounds(this.game, this.horizon(energyAhead(this.game)), this.force, believed)
    this.packs.set(believed, known)
    return known
  }
}
