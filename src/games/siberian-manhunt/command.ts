/** Who commands the Government, and what that changes (10.4). */
import { type General, generals } from './cards/generals.ts'
import type { Game } from './game.ts'

export const command = (game: Pick<Game, 'setup'>): General => generals[game.setup.general]
