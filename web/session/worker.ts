/** The worker in which the whole session lives: rules, secrets, proofs and audit. The page gets plain views. */
import { warmUp } from '../../protocol/proofs/warm.ts'
import { claimGame } from './claim.ts'
import { systemClock } from './clock.ts'
import { Desk } from './desk.ts'
import type { ToPage, ToWorker } from './messages.ts'
import { BrowserStorage } from './storage/browser.ts'

const say = (message: ToPage): void => postMessage(message)

const desk = new Desk({
  storage: new BrowserStorage(),
  clock: systemClock,
  random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
  order: order => say({ type: 'order', order }),
  show: view => say({ type: 'view', view }),
  remember: place => say({ type: 'remember', place }),
  claim: claimGame,
  // Thrown where nobody catches it: the browser's console says what and where.
  broken: error =>
    setTimeout(() => {
      throw error
    }),
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      desk.start(data.base, data.place)
      break
    case 'command':
      desk.command(data.command, data.height)
      break
    case 'report':
      desk.report(data.report)
      break
    case 'record':
      desk.record(bytes => say({ type: 'record', request: data.request, bytes }))
      break
    case 'moment':
      desk.moment(data.entry, moment => say({ type: 'moment', request: data.request, moment }))
  }
})

/** What every proof needs is made ready while nobody waits, a piece at a time, so that messages are heard in between. */
const pieces = warmUp()
function warm(): void {
  if (pieces.next().done !== true) setTimeout(warm)
}
setTimeout(warm)
