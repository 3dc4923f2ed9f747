/** The Fugitive's energy and health: recovery, exhaustion, rest (5.1, 6.8). */
import { fugitiveCard } from './cards/characters.ts'
import { type Game, type Rule, tell } from './game.ts'
import { values } from './values.ts'

const { energyMax, exhausted, exhaustionHp, recovery } = values.fugitive

function gain(game: Game, energy: number): void {
  game.fugitive.energy = Math.min(energyMax, game.fugitive.energy + energy)
}

/** 5.1.1: at the start of a turn. Items will add to it in the wilderness. */
export function recover(game: Game): void {
  if (game.fugitive.inTown) game.fugitive.energy = energyMax
  else gain(game, recovery)
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
  if (fugitive.inTown) {
    fugitive.energy = energyMax
    fugitive.hp = fugitiveCard.hp
  } else {
    gain(game, values.rest.energy)
    fugitive.hp = Math.min(fugitiveCard.hp, fugitive.hp + values.rest.hp)
  }
  yield* tell({ type: 'rested', hp: fugitive.hp, energy: fugitive.energy })
}
