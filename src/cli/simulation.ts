/** Many games of random policies in a row: whether the rules hold, and how games end. */
import { type Setup, sideOf } from '../games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../games/siberian-manhunt/rules.ts'
import { usualSetup } from '../games/siberian-manhunt/setup.ts'
import { LocalGame, playOut, randomPolicy, seeded } from '../local/index.ts'

export interface Simulation {
  readonly games: number
  /** how many games ended so, by `winner:cause` */
  readonly outcomes: Readonly<Record<string, number>>
  readonly meanRounds: number
}

/** Plays games 0, 1, … of that seed. Each has its own chance, so that game n is the same whatever was played before it. */
export function simulate(games: number, seed: number, setup: Setup = usualSetup): Simulation {
  const outcomes = new Map<string, number>()
  let rounds = 0
  for (let number = 0; number < games; number++) {
    const game = LocalGame.start(siberianManhunt, setup)
    const { winners, by } = playOut(game, [randomPolicy, randomPolicy], seeded(seed, number))
    const key = `${winners.map(sideOf).join('+')}:${by}`
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    rounds += game.run.state.round
  }
  const byFrequency = [...outcomes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return { games, outcomes: Object.fromEntries(byFrequency), meanRounds: rounds / games }
}
