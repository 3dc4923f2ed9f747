/** A worker in which `sharp` plays against itself, for `npm run bench:bots`: says how long each decision took. */
import { STEPS } from '../../src/bots/siberian-manhunt/players.ts'
import { playGame } from '../../src/cli/simulate/games.ts'
import { usualSetup } from '../../src/games/siberian-manhunt/setup.ts'

/** What it is asked to play. */
export interface Order {
  readonly games: number
  readonly seed: number
}
/** Milliseconds of each decision, in order. */
export type Took = readonly number[]

addEventListener('message', ({ data: { games, seed } }: MessageEvent<Order>) => {
  const took: number[] = []
  const job = { players: { fugitive: 'sharp', government: 'sharp' }, setup: usualSetup, seed, steps: STEPS } as const
  for (let number = 0; number < games; number++)
    playGame(number, job, decide => {
      const began = performance.now()
      const play = decide()
      took.push(performance.now() - began)
      return play
    })
  const answer: Took = took
  postMessage(answer)
})
