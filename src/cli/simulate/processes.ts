/**
 * Games spread over several processes. Each game is the same wherever it is played (games.ts), and what comes back is put in
 * the order of their numbers, so that the result does not depend on how many processes there were.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type GameNote, type Job, playGame } from './games.ts'

/** From the main process: the job once, then one game after the other. */
export type Order = { readonly type: 'job'; readonly job: Job } | { readonly type: 'play'; readonly number: number }
/** From a worker: a game, and the processor time since the one before it. */
export interface Played {
  readonly note: GameNote
  readonly cpuSeconds: number
  /** processor time of each decision of players that search, in milliseconds */
  readonly decisions: readonly number[]
}
export interface PlayedGames {
  readonly notes: readonly GameNote[]
  /** processor time of each game, in the same order */
  readonly cpuSeconds: readonly number[]
  /** processor time of every decision of players that search, in milliseconds */
  readonly decisions: readonly number[]
}

/** Measures processor time in seconds, always since it was last asked: asking costs something itself. */
export function stopwatch(): () => number {
  let before = process.cpuUsage()
  return () => {
    const now = process.cpuUsage()
    const microseconds = now.user - before.user + now.system - before.system
    before = now
    return microseconds / 1e6
  }
}

/** Plays a game and measures it, with the decisions of players that search. */
export function playMeasured(number: number, job: Job, seconds: () => number): Played {
  const decisions: number[] = []
  const note = playGame(number, job, (decide, player) => {
    if (player !== 'sharp') return decide()
    const one = stopwatch()
    const play = decide()
    decisions.push(one() * 1000)
    return play
  })
  return { note, cpuSeconds: seconds(), decisions }
}

const worker = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Orders that a worker has at a time, so that it need not wait for the next one. */
const AHEAD = 2

/** Plays games 0 to `games` - 1; a single process is this one. Rejects if one of several fails. */
export async function playAll(games: number, job: Job, processes: number): Promise<PlayedGames> {
  const played = processes === 1 ? playHere(games, job) : [...(await playSpread(games, job, processes))]
  played.sort((a, b) => a.note.number - b.note.number)
  return {
    notes: played.map(one => one.note),
    cpuSeconds: played.map(one => one.cpuSeconds),
    decisions: played.flatMap(one => one.decisions),
  }
}

function playHere(games: number, job: Job): Played[] {
  const seconds = stopwatch()
  return Array.from({ length: games }, (_, number) => playMeasured(number, job, seconds))
}

async function playSpread(games: number, job: Job, processes: number): Promise<readonly Played[]> {
  const played: Played[] = []
  let next = 0
  const order = (child: ChildProcess, what: Order) => child.send(what)
  const children = Array.from({ length: Math.min(processes, games) }, () =>
    fork(worker, { execArgv: ['--import', 'tsx'] }),
  )
  await Promise.all(
    children.map(
      child =>
        new Promise<void>((resolve, reject) => {
          let owed = 0
          const go = () => {
            for (; owed < AHEAD && next < games; owed++) order(child, { type: 'play', number: next++ })
            if (owed === 0) child.disconnect()
          }
          child.on('message', (message: Played) => {
            played.push(message)
            owed -= 1
            go()
          })
          child.on('error', reject)
          child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))))
          order(child, { type: 'job', job })
          go()
        }),
    ),
  ).finally(() => {
    for (const child of children) child.kill()
  })
  return played
}
