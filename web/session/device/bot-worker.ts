/** The worker in which a bot sits. The page gives it its end of the line; all else comes over that. */
import { systemClock } from '../clock.ts'
import { BrowserStorage, SECOND } from '../storage/browser.ts'
import { BotSeat } from './bot-seat.ts'
import type { FromBot, SeatBot, ToBot } from './messages.ts'

addEventListener('message', ({ data: { port, pause } }: MessageEvent<SeatBot>) => {
  const seat = new BotSeat({
    storage: new BrowserStorage(SECOND),
    clock: systemClock,
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    order: order => port.postMessage({ type: 'order', order } satisfies FromBot),
    refused: notice => port.postMessage({ type: 'refused', notice } satisfies FromBot),
    pause,
    // Thrown where nobody catches it: the page hears of it, and the browser's console says what and where.
    broken: error =>
      setTimeout(() => {
        throw error
      }),
  })
  port.addEventListener('message', (event: MessageEvent<ToBot>) => {
    seat.hear(event.data)
    if (event.data.type === 'stop') close()
  })
  port.start()
})
