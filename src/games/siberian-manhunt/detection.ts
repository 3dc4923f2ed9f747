/** Detection checks: noise and smoke carry far (6.13.3). */
import { drawTokens } from './bag.ts'
import { die, ownDie } from './dice.ts'
import { character } from './energy.ts'
import { type DrawnFor, type Game, type Rule, tell } from './game.ts'
import { declare } from './hidden.ts'
import { values } from './values.ts'

/**
 * 6.13.3: a die above the card's value is noticed, and a token decides whether somebody reports it. In combat with an agent
 * there is no maximum effort (10.3).
 */
export function* detectionCheck(game: Game, printed: number, effort = true): Rule<void> {
  const value = printed + character(game).stealth
  const rolled = yield* effort ? ownDie(game, 'detection') : die('detection')
  const noticed = rolled > value
  yield* tell({ type: 'detection check', die: rolled, value, noticed })
  if (noticed) yield* mayBeReported(game, 'detection')
}

/** One token is drawn; a Loyal one gives the location away. */
export function* mayBeReported(game: Game, why: Extract<DrawnFor, 'detection' | 'report' | 'wounds'>): Rule<void> {
  const [token] = yield* drawTokens(game, values.tokens[why], why)
  if (token === 'loyal') yield* declare(game, why)
}
