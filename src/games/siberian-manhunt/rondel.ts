/** The end of a round: the season marker goes on, and hunger and cold strike when it leaves a quarter (9). */
import { addTokens } from './bag.ts'
import { end, type Game, GOVERNMENT, type Rule, tell } from './game.ts'
import { undressForSummer, wears } from './inventory.ts'
import { isWinter, sectorOf } from './seasons.ts'
import { values } from './values.ts'
import { severelyWounded } from './wounds.ts'

const { sectors, quarter, yearLimit } = values.seasons
const { hunger, cold } = values.hardship

/** 9.1: with the agreed limit the hunt ends after three years. */
export function* nextRound(game: Game): Rule<void> {
  if (game.setup.threeYearLimit && game.round === yearLimit * sectors) return yield* end(GOVERNMENT, 'three years')
  const newQuarter = game.round % quarter === 0
  if (newQuarter) yield* endQuarter(game)
  game.round += 1
  yield* tell({ type: 'season', sector: sectorOf(game), round: game.round })
  if (newQuarter) beginQuarter(game)
  if (sectorOf(game) !== 0) return
  yield* addTokens(game, 'silent', values.bag.spring)
  yield* undressForSummer(game)
}

/** Clothes that keep the cold out, or a fire. */
const isWarm = (game: Game): boolean => game.fugitive.campsite.fire || wears(game, card => card.warm === true)

/** 9.2, 9.3: for a quarter without a meal, and for a winter one without warmth; in a town nobody dies of their last HP. */
function* endQuarter(game: Game): Rule<void> {
  const { fugitive } = game
  const hungry = !fugitive.fed
  const freezing = isWinter(game) && !fugitive.warm
  if ((!hungry && !freezing) || (fugitive.inTown && fugitive.hp === 1)) return
  fugitive.hp = Math.max(0, fugitive.hp - (hungry ? hunger : 0) - (freezing ? cold : 0))
  const why = hungry ? (freezing ? 'hunger and cold' : 'hunger') : 'cold'
  yield* tell({ type: 'hurt', why, hp: fugitive.hp })
  if (fugitive.hp === 0) yield* severelyWounded(game)
}

/** 9.3: the markers are taken off; who is warm when the quarter begins has met its cold. */
function beginQuarter(game: Game): void {
  game.fugitive.fed = false
  game.fugitive.warm = isWarm(game)
}
