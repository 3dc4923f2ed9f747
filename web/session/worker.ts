/** The worker in which the whole session lives: rules, secrets, proofs and audit. The page gets plain views. */
import type { View } from '../app/view.ts'
import { changeOf } from './changes.ts'
import { claimGame } from './claim.ts'
import { systemClock } from './clock.ts'
import { Desk } from './desk.ts'
import type { FromBot } from './device/messages.ts'
import { FIRST, type ToPage, type ToWorker } from './messages.ts'
import { BrowserStorage, SECOND } from './storage/browser.ts'
import { Tabs } from './tabs.ts'

/** Enough for the first page to be drawn, in milliseconds. */
const SOON = 500

const engine = () => import('./engine.ts')
const counsel = () => import('./counsel.ts')
const say = (message: ToPage): void => postMessage(message)

let shown = FIRST
/** Views share parts with a game that goes on: what was told is kept as a copy. */
function show(view: View): void {
  const now = structuredClone(view)
  say({ type: 'view', change: changeOf(shown, now) })
  shown = now
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const tabs: Tabs = new Tabs(systemClock, random, (game, signal) => desk.take(game, signal))
const desk: Desk = new Desk({
  storage: new BrowserStorage(),
  second: new BrowserStorage(SECOND),
  clock: systemClock,
  random,
  engine,
  counsel,
  order: order => say({ type: 'order', order }),
  seatBot(hear) {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FromBot>) => hear(data)
    postMessage({ type: 'seat bot', port: port2 } satisfies ToPage, { transfer: [port2] })
    return { say: message => port1.postMessage(message) }
  },
  show,
  remember: place => say({ type: 'remember', place }),
  claim: claimGame,
  pass: (game, signal) => tabs.pass(game, signal),
  // Thrown where nobody catches it: the browser's console says what and where.
  broken: error =>
    setTimeout(() => {
      throw error
    }),
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      desk.start(data.base, data.place, data.version)
      break
    case 'command':
      desk.command(data.command, data.height)
      break
    case 'report':
      desk.report(data.report)
      break
    case 'record':
      desk.aside.record(bytes => say({ type: 'record', request: data.request, bytes }))
      break
    case 'save':
      desk.save(data.asked, bytes => say({ type: 'record', request: data.request, bytes }))
      break
    case 'moment':
      desk.aside.moment(data.entry, moment => say({ type: 'moment', request: data.request, moment }))
      break
    case 'hint':
      desk.aside.hint(hint => say({ type: 'hint', request: data.request, hint }))
      break
    case 'review':
      desk.aside.review(data.side, review => say({ type: 'review', request: data.request, review }))
  }
})

/**
 * Once the first page is there, what plays is fetched, and what every proof needs is made ready while nobody waits, a piece
 * at a time, so that messages are heard in between. If it cannot be fetched now, whoever needs it is told then.
 */
async function warm(): Promise<void> {
  const { warmUp } = await engine()
  const pieces = warmUp()
  const next = (): void => {
    if (pieces.next().done !== true) setTimeout(next)
  }
  next()
}
setTimeout(() => warm().catch(() => undefined), SOON)
