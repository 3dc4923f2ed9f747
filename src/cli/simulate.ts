/**
 * `npm run simulate`: plays games by itself and prints how they ended. Exit codes: 0, or 2 for arguments that it does not
 * understand. With `--json` it prints `{"games", "seconds", "outcomes": {"<winner>:<cause>": n}, "meanRounds"}` and nothing else.
 */
import { type Job, parseArguments, USAGE } from './simulate-arguments.ts'
import { simulate } from './simulation.ts'

function local({ games, seed, json }: Extract<Job, { type: 'local' }>): void {
  const started = performance.now()
  const { outcomes, meanRounds } = simulate(games, seed)
  const seconds = (performance.now() - started) / 1000
  if (json) {
    console.log(JSON.stringify({ games, seconds, outcomes, meanRounds }))
    return
  }
  console.log(`${games} games of random players, seed ${seed}: ${seconds.toFixed(1)} s`)
  console.log(`${(games / seconds).toFixed(1)} games per second, ${meanRounds.toFixed(1)} rounds on average`)
  for (const [outcome, count] of Object.entries(outcomes)) console.log(`${String(count).padStart(6)}  ${outcome}`)
}

const job = parseArguments(process.argv.slice(2))
switch (job.type) {
  case 'refused':
    console.error(`${job.says}\n${USAGE}`)
    process.exitCode = 2
    break
  case 'local':
    local(job)
    break
}
