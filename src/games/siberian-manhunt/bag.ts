/** The manhunt bag: what the people think of both sides (7). */
import { type Event, type Game, type Rule, rollAll, type Token, tell } from './game.ts'
import { values } from './values.ts'

const { refill, supply } = values.bag
type Why = Extract<Event, { type: 'drawn' }>['why']

/**
 * 7.1: draws tokens, which go back to the supply. One joint roll decides all of them: how many tokens there are at each
 * draw is known beforehand, because an empty bag is filled at once, also between two draws (7.2).
 */
export function* drawTokens(game: Game, count: number, why: Why): Rule<readonly Token[]> {
  const { bag } = game
  const sides: number[] = []
  for (let left = bag.silent + bag.loyal; sides.length < count; left = left > 1 ? left - 1 : 2 * refill)
    sides.push(left)
  const drawn: Token[] = []
  for (const index of yield* rollAll(sides, why)) {
    const token: Token = index < bag.silent ? 'silent' : 'loyal'
    bag[token] -= 1
    drawn.push(token)
    yield* tell({ type: 'drawn', token, why })
    if (bag.silent + bag.loyal > 0) continue
    bag.silent = refill
    bag.loyal = refill
    yield* tell({ type: 'refilled' })
  }
  return drawn
}

/** 7.3: as many as the supply has. */
export function* addTokens(game: Game, token: Token, wanted: number): Rule<void> {
  const count = Math.min(wanted, supply - game.bag[token])
  if (count === 0) return
  game.bag[token] += count
  yield* tell({ type: 'added', token, count })
}
