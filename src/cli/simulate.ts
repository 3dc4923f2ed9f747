/**
 * `npm run simulate`: plays games by itself and prints how they ended, and which cards never came up or never did anything.
 * Exit codes: 0, or 2 for arguments that it does not understand. With `--json` it prints
 * `{"games", "seconds", "outcomes": {"<winner>:<cause>": n}, "meanRounds"}` and nothing else. With `--zero-trust` two whole
 * peers play one game and write its record; the exit code is then that of its audit, or 2 if the file cannot be written.
 */
import { writeFileSync } from 'node:fs'
import { Tally } from '../bots/siberian-manhunt/tally.ts'
import { usualSetup } from '../games/siberian-manhunt/setup.ts'
import { type Job, parseArguments, USAGE } from './simulate-arguments.ts'
import { simulate } from './simulation.ts'
import { verdictOn } from './verdict.ts'
import { playZeroTrust, realChance, seededChance } from './zero-trust.ts'

function local({ games, seed, json, players, general }: Extract<Job, { type: 'local' }>): void {
  const tally = new Tally()
  const started = performance.now()
  const { outcomes, meanRounds } = simulate(games, seed, { ...usualSetup, general }, players, tally)
  const seconds = (performance.now() - started) / 1000
  if (json) {
    console.log(JSON.stringify({ games, seconds, outcomes, meanRounds }))
    return
  }
  const { fugitive, government } = players
  console.log(`${games} games, Fugitive ${fugitive}, Government ${government}, seed ${seed}: ${seconds.toFixed(1)} s`)
  console.log(`${(games / seconds).toFixed(1)} games per second, ${meanRounds.toFixed(1)} rounds on average`)
  for (const [outcome, count] of Object.entries(outcomes)) console.log(`${String(count).padStart(6)}  ${outcome}`)
  const { undrawn, unplayed } = tally.missing
  console.log(`cards never drawn: ${undrawn.join(', ') || 'none'}`)
  console.log(`cards never played: ${unplayed.join(', ') || 'none'}`)
}

function zeroTrust({ out, seed }: Extract<Job, { type: 'zero-trust' }>): number {
  const started = performance.now()
  const { file, entries, round, outcome } = playZeroTrust(seed === undefined ? realChance() : seededChance(seed))
  const played = performance.now()
  const { code, lines } = verdictOn(file)
  const audited = performance.now()
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(`${outcome}, in round ${round}`)
  console.log(`${entries} entries, ${file.length} bytes`)
  console.log(
    `${seconds(started, played)} s to play, proofs of both sides included; ${seconds(played, audited)} s to audit`,
  )
  console.log(lines.at(-1))
  try {
    writeFileSync(out, file)
  } catch (error) {
    console.error(`${out} cannot be written (${error instanceof Error ? error.message : String(error)}).`)
    return 2
  }
  return code
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
  case 'zero-trust':
    process.exitCode = zeroTrust(job)
    break
}
