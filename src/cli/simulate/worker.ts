/** One process of a simulation: plays the games that it is told to, until the main process lets go of it. */
import { type Job, playGame } from './games.ts'
import { type Order, type Played, stopwatch } from './processes.ts'

let job: Job | undefined
const seconds = stopwatch()

process.on('message', (order: Order) => {
  if (order.type === 'job') job = order.job
  else if (job === undefined) throw new Error('no job was given')
  else {
    const played: Played = { note: playGame(order.number, job), cpuSeconds: seconds() }
    process.send?.(played)
  }
})
