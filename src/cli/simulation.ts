/** Many games in a row: whether the rules hold, how games end, which cards they use. */
import { chaser } from '../bots/siberian-manhunt/chaser.ts'
import { hider, runner, tinkerer } from '../bots/siberian-manhunt/fugitives.ts'
import { Tally } from '../bots/siberian-manhunt/tally.ts'
import type { ManhuntPolicy } from '../bots/siberian-manhunt/taste.ts'
import type { Event, Game, ManhuntOption, Setup } from '../games/siberian-manhunt/game.ts'
import { sideOf } from '../games/siberian-manhunt/game.ts'
import { siberianManhunt } from '../games/siberian-manhunt/rules.ts'
import { usualSetup } from '../games/siberian-manhunt/setup.ts'
import { LocalGame, randomPolicy, seeded, step } from '../local/index.ts'

const fugitives = { random: randomPolicy, runner, hider, tinkerer } as const satisfies Record<string, ManhuntPolicy>
const governments = { random: randomPolicy, chaser } as const satisfies Record<string, ManhuntPolicy>
export type FugitivePlayer = keyof typeof fugitives | 'each'
export type GovernmentPlayer = keyof typeof governments | 'each'
/** Who plays; `each` takes them in turn, every Fugitive against every Government. */
export interface Players {
  readonly fugitive: FugitivePlayer
  readonly government: GovernmentPlayer
}

export interface Simulation {
  readonly games: number
  /** how many games ended so, by `winner:cause` */
  readonly outcomes: Readonly<Record<string, number>>
  readonly meanRounds: number
}

/**
 * Plays games 0, 1, … of that seed. Each has its own chance, so that game n is the same whatever was played before it. With
 * the usual options if none are given.
 */
export function simulate(
  games: number,
  seed: number,
  setup: Setup = usualSetup,
  players: Players = { fugitive: 'random', government: 'random' },
  tally = new Tally(),
): Simulation {
  const outcomes = new Map<string, number>()
  let rounds = 0
  for (let number = 0; number < games; number++) {
    const { run } = play(number, seed, setup, policiesOf(players, number), tally)
    const key = `${run.outcome?.winners.map(sideOf).join('+')}:${run.outcome?.by}`
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    rounds += run.state.round
  }
  const byFrequency = [...outcomes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return { games, outcomes: Object.fromEntries(byFrequency), meanRounds: rounds / games }
}

function policiesOf({ fugitive, government }: Players, number: number): readonly [ManhuntPolicy, ManhuntPolicy] {
  const all = [Object.values(fugitives), Object.values(governments)] as const
  const [f, g] = [all[0][number % all[0].length], all[1][Math.floor(number / all[0].length) % all[1].length]]
  return [
    fugitive === 'each' ? (f ?? randomPolicy) : fugitives[fugitive],
    government === 'each' ? (g ?? randomPolicy) : governments[government],
  ]
}

/** Guards against rules that never end. */
const REQUESTS = 1_000_000

function play(number: number, seed: number, setup: Setup, policies: readonly ManhuntPolicy[], tally: Tally) {
  const game: LocalGame<Game, ManhuntOption, Event> = LocalGame.start(siberianManhunt, setup)
  const { run } = game
  const random = seeded(seed, number)
  const watching = policies.map(
    (policy): ManhuntPolicy =>
      view => {
        const chosen = policy(view)
        const option = view.options[chosen.option]
        if (option !== undefined) tally.chosen(option)
        return chosen
      },
  )
  for (const event of run.told) tally.told(event)
  for (let asked = 0; run.outcome === undefined; asked++) {
    if (asked === REQUESTS) throw new Error(`no end after ${REQUESTS} requests`)
    step(game, watching, random)
    for (const event of run.told) tally.told(event)
  }
  return game
}
