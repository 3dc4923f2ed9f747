/** Plays a local game by itself: policies decide, a seeded generator rolls. */
import type { Event, Option, Outcome, Play, Request } from '../../protocol/rules/index.ts'
import type { LocalGame } from './game.ts'
import type { Policy } from './policy.ts'
import type { Random } from './random.ts'

/** Gives the open request its answer. A query needs no policy: it has one truthful answer. */
export function step<State, O extends Option, E extends Event>(
  game: LocalGame<State, O, E>,
  policies: readonly Policy<State, O, E>[],
  random: Random,
): void {
  const { run } = game
  const { request } = run
  if (request === undefined) throw new Error('the game is over')
  if (request.type === 'roll') game.rolled(request.sides.map(random))
  else game.choose(decide(game, request, policies, random))
}

function decide<State, O extends Option, E extends Event>(
  game: LocalGame<State, O, E>,
  { role, options, query }: Extract<Request<O>, { type: 'choose' }>,
  policies: readonly Policy<State, O, E>[],
  random: Random,
): Play {
  const plays = game.plays()
  const [only] = query ? plays : []
  if (only !== undefined) return only
  const policy = policies[role]
  if (policy === undefined) throw new Error(`nobody plays role ${role}`)
  return policy({ role, run: game.run, options, plays, vault: game.vault(role), random })
}

/** Plays to the end. `requests` guards against rules that never end: past it, this throws. */
export function playOut<State, O extends Option, E extends Event>(
  game: LocalGame<State, O, E>,
  policies: readonly Policy<State, O, E>[],
  random: Random,
  requests = 1_000_000,
): Outcome {
  for (let asked = 0; asked < requests; asked++) {
    if (game.run.outcome !== undefined) return game.run.outcome
    step(game, policies, random)
  }
  throw new Error(`no end after ${requests} requests`)
}
