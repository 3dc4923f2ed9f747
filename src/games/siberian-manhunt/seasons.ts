/** Where the season marker stands: eight sectors a year, one for each round (9.1). What happens there is in rondel.ts. */
import type { Game } from './game.ts'
import { values } from './values.ts'

const { sectors, summerSectors } = values.seasons

/** 0 to 3 are summer (S1 … S4), 4 to 7 winter (W1 … W4). */
export const sectorOf = (game: Pick<Game, 'round'>): number => (game.round - 1) % sectors
export const isWinter = (game: Pick<Game, 'round'>): boolean => sectorOf(game) >= summerSectors
