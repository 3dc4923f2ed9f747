/** One process of a simulation: plays the games that it is told to, until the main process lets go of it. */
import type { Job } from './games.ts'
import { type Order, playMeasured, stopwatch } from './processes.ts'

let job: Job | undefined
const seconds = stopwatch()

process.on('message', (order: Order) => {
  if (order.type === 'job') job = order.job
  else if (job === undefined) throw new Error('no job was given')
  else process.send?.(playMeasured(order.number, job, seconds))
})
