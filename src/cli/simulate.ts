/**
 * `npm run simulate`: plays games by itself and reports how they ended, how long they took, and what became of the cards.
 * With `--json` it prints one object and nothing else: the report (simulate/report.ts), and under `machine` what depends on
 * the machine: `processes`, `seconds`, `cpuSeconds`, and `microsecondsPerRequest` of processor time, `mean` over all requests
 * and in the `median` game (less than the mean: the first games of a process pay for compiling the rules), and
 * `decisionMs`, the processor time of each decision of players that search (`null` if none does). With `--zero-trust` two
 * whole peers play one game and write its record. Exit codes: 0; 2 for arguments that it does not understand, or a record
 * that cannot be written; with `--zero-trust` that of the record's audit.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { usualSetup } from '../games/siberian-manhunt/setup.ts'
import { type Job, parseArguments, USAGE } from './simulate/arguments.ts'
import { printed } from './simulate/print.ts'
import { playAll } from './simulate/processes.ts'
import { reportOn } from './simulate/report.ts'
import { spreadOf } from './simulate/statistics.ts'
import { verdictOn } from './verdict.ts'
import { playZeroTrust, realChance, seededChance } from './zero-trust.ts'

async function local({
  games,
  seed,
  json,
  players,
  general,
  steps,
  ...options
}: Extract<Job, { type: 'local' }>): Promise<void> {
  const started = performance.now()
  const processes = options.processes ?? availableParallelism()
  const setup = { ...usualSetup, general }
  const { notes, cpuSeconds, decisions } = await playAll(games, { players, setup, seed, steps }, processes)
  const seconds = (performance.now() - started) / 1000
  const report = reportOn(notes)
  const cpu = cpuSeconds.reduce((sum, one) => sum + one, 0)
  const perRequest = spreadOf(notes.map(({ requests }, i) => ((cpuSeconds[i] ?? 0) * 1e6) / requests))
  const microsecondsPerRequest = { mean: (cpu * 1e6) / report.requests, median: perRequest?.median ?? 0 }
  const decisionMs = spreadOf(decisions)
  const machine = { processes, seconds, cpuSeconds: cpu, microsecondsPerRequest, decisionMs: decisionMs ?? null }
  if (json) {
    console.log(JSON.stringify({ players, setup, seed, steps, ...report, machine }))
    return
  }
  const machineLine =
    `${seconds.toFixed(1)} s in ${processes} ${processes === 1 ? 'process' : 'processes'}, ` +
    `${cpu.toFixed(1)} s of processor time: ${report.requests} requests, ${microsecondsPerRequest.mean.toFixed(1)} µs each, ` +
    `players included (${microsecondsPerRequest.median.toFixed(1)} µs in the median game)`
  const ms = (one: number) => one.toFixed(1)
  const decisionLines =
    decisionMs === undefined
      ? []
      : [
          `${decisionMs.count} decisions of sharp with ${steps} steps: ${ms(decisionMs.mean)} ms of processor time each, ` +
            `half of them within ${ms(decisionMs.median)}, the longest ${ms(decisionMs.most)}`,
        ]
  const { fugitive, government } = players
  const title = `${games} games, Fugitive ${fugitive}, Government ${government}, general ${general}, seed ${seed}`
  console.log([title, machineLine, ...decisionLines, ...printed(report)].join('\n'))
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
  case 'help':
    console.log(USAGE)
    break
  case 'refused':
    console.error(`${job.says}\n${USAGE}`)
    process.exitCode = 2
    break
  case 'local':
    await local(job)
    break
  case 'zero-trust':
    process.exitCode = zeroTrust(job)
    break
}
