/** The rondel: eight sectors a year, one for each round (9). */
import { addTokens } from './bag.ts'
import { end, type Game, GOVERNMENT, type Rule, tell } from './game.ts'
import { values } from './values.ts'

const { sectors, summerSectors, yearLimit } = values.seasons

/** Where the season marker stands: 0 to 3 are summer (S1 … S4), 4 to 7 winter (W1 … W4). */
export const sectorOf = (game: Pick<Game, 'round'>): number => (game.round - 1) % sectors
export const isWinter = (game: Pick<Game, 'round'>): boolean => sectorOf(game) >= summerSectors

/** 9.1: the round is over, the marker goes on. Hunger and cold will strike here, before it leaves a quarter. */
export function* nextRound(game: Game): Rule<void> {
  if (game.setup.threeYearLimit && game.round === yearLimit * sectors) return yield* end(GOVERNMENT, 'three years')
  game.round += 1
  yield* tell({ type: 'season', sector: sectorOf(game), round: game.round })
  if (sectorOf(game) === 0) yield* addTokens(game, 'silent', values.bag.spring)
}
