/** The Fugitive's energy and health: recovery, exhaustion, rest (5.1, 6.8). */
import { type FugitiveCard, fugitiveCards } from './cards/characters.ts'
import { type ItemName, itemCard } from './cards/items.ts'
import { type Fugitive, type Game, type Rule, tell } from './game.ts'
import { countAtHand, wornCards } from './inventory.ts'
import { isWinter } from './seasons.ts'
import { values } from './values.ts'

const { energyMax, exhausted, exhaustionHp, recovery } = values.fugitive

/** The card of whoever is on the run. */
export const character = ({ fugitive }: Game): FugitiveCard => fugitiveCards[fugitive.name]

export function gainEnergy(fugitive: Fugitive, energy: number): void {
  fugitive.energy = Math.min(energyMax, fugitive.energy + energy)
}
/** Up to the character's full health. */
export function* heal(game: Game, hp: number): Rule<void> {
  const { fugitive } = game
  fugitive.hp = Math.min(character(game).hp, fugitive.hp + hp)
  yield* tell({ type: 'healed', hp: fugitive.hp })
}

/** 5.1.1: at the start of a turn. In the wilderness items add to it. */
export function recover(game: Game): void {
  const { fugitive } = game
  if (fugitive.inTown) fugitive.energy = energyMax
  else gainEnergy(fugitive, recovery + comfort(game))
}
/** 5.1.1: a tent, a fire that still burns, in winter the clothes that are worn: each adds what it says. */
function comfort(game: Game): number {
  const { worn, campsite } = game.fugitive
  const of = (card: ItemName): number => itemCard(card).recovery ?? 0
  const clothes = isWinter(game) ? wornCards(worn).reduce((sum, card) => sum + of(card), 0) : 0
  return clothes + (countAtHand(game, 'Tent') > 0 ? of('Tent') : 0) + (campsite.fire ? of('Fire') : 0)
}

/** 5.1.2: whether that much can be spent, by exhaustion if need be; nobody exhausts themselves to death. */
export function canPay(game: Game, cost: number): boolean {
  const { energy, hp } = game.fugitive
  return cost === 0 || energy - cost >= (hp > exhaustionHp ? exhausted : 0)
}

/** 5.1.2: spends it; falling to -1 costs 1 HP at once. */
export function* pay(game: Game, cost: number): Rule<void> {
  const { fugitive } = game
  fugitive.energy -= cost
  if (cost === 0 || fugitive.energy >= 0) return
  fugitive.hp -= exhaustionHp
  yield* tell({ type: 'exhausted', hp: fugitive.hp })
}

/** 6.8: in a town everything is restored; in the wilderness this turn brought 2 energy in all, and 1 HP. */
export function* rest(game: Game): Rule<void> {
  const { fugitive } = game
  const { hp } = character(game)
  if (fugitive.inTown) {
    fugitive.energy = energyMax
    fugitive.hp = hp
  } else {
    gainEnergy(fugitive, values.rest.energy)
    fugitive.hp = Math.min(hp, fugitive.hp + values.rest.hp)
  }
  yield* tell({ type: 'rested', hp: fugitive.hp, energy: fugitive.energy })
}
