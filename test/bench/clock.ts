/**
 * How long things take on a machine that does other things too: processor time of this process, all its threads
 * together, so that waiting for others does not count. What shares caches and cores with others still shows. So
 * everything is measured in rounds, one run of each thing in each: slow and fast moments fall on all of them alike.
 */
export type Tasks = readonly (() => unknown)[]

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** For each task the milliseconds of its runs, ascending. A few rounds before that only warm up. */
function measure(tasks: Tasks, rounds: number, warmUp: number): readonly (readonly number[])[] {
  const taken: readonly number[][] = tasks.map(() => [])
  for (let round = -warmUp; round < rounds; round++) {
    for (const [i, task] of tasks.entries()) {
      const start = processorMs()
      task()
      if (round >= 0) taken[i]?.push(processorMs() - start)
    }
  }
  return taken.map(times => times.toSorted((a, b) => a - b))
}

/** For short things. */
export const medians = (tasks: Tasks, rounds: number): readonly number[] =>
  measure(tasks, rounds, 4).map(times => times[times.length >> 1] ?? Number.NaN)

/** For long things: the fastest run of each. */
export const bests = (tasks: Tasks, rounds: number): readonly number[] =>
  measure(tasks, rounds, 1).map(([fastest]) => fastest ?? Number.NaN)
