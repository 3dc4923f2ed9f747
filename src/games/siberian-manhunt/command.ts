/** Who commands the Government, and what that changes (10.4). */
import { type General, generals } from './cards/generals.ts'
import type { Game } from './game.ts'
import { values } from './values.ts'

export const command = (game: Pick<Game, 'setup'>): General => generals[game.setup.general]

/** 8.1, 10.4: the energy that a turn has with so many agents on the map. */
export function energyOf(game: Pick<Game, 'setup'>, agents: number): number {
  const { energy, staff } = command(game)
  return Math.min(values.government.energyMax, agents + (agents >= staff ? energy : 0))
}
