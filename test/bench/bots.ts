/**
 * `npm run bench:bots`: how long decisions of `sharp` take in a worker of a browser, at the number of steps that it plays
 * with, and how many frames a second the page with the board gives meanwhile. Beside them stand its frames at rest, because
 * a busy machine gives fewer to everybody. Two arguments: how many games (3), and a seed (1). With `--json` it prints
 * `{"decisions", "steps", "mean", "median", "most", "above", "rest", "frames", "late"}` and nothing else: milliseconds of a
 * decision, how many took over 1.5 s, frames a second at rest and while decisions are made, and the share of those frames
 * that came more than half a frame late.
 */
import { chromium } from 'playwright-core'
import { STEPS } from '../../src/bots/siberian-manhunt/players.ts'
import { BROWSER_FLAGS, findBrowser } from '../../src/cli/browser.ts'
import { spreadOf } from '../../src/cli/simulate/statistics.ts'
import { serveFixtures } from '../web/fixtures/serve.ts'
import type { Order, Took } from './bot-worker.ts'
import { FRAME, frames, gaps, pause, rate } from './frames.ts'

/** No decision may take longer, in milliseconds. */
const LONG = 1500
const VIEW = 'government-winter'

const json = process.argv.includes('--json')
const [games = 3, seed = 1] = process.argv
  .slice(2)
  .filter(one => one !== '--json')
  .map(Number)
const server = await serveFixtures()
const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: [...BROWSER_FLAGS] })
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}test/web/fixtures/index.html#${VIEW}`)
  await page.locator('manhunt-board .contour').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await pause(1000)
  const still = gaps(await frames(page, () => pause(2000)))
  const order: Order = { games, seed }
  let took: Took = []
  const busy = gaps(
    await frames(page, async () => {
      took = await page.evaluate(
        asked =>
          new Promise<Took>((done, failed) => {
            const worker = new Worker('/test/bench/bot-worker.ts', { type: 'module' })
            worker.addEventListener('message', ({ data }: MessageEvent<Took>) => done(data), { once: true })
            worker.addEventListener('error', ({ message }) => failed(new Error(message)), { once: true })
            worker.postMessage(asked)
          }),
        order,
      )
    }),
  )
  const { count = 0, mean = 0, median = 0, most = 0 } = spreadOf(took) ?? {}
  const above = took.filter(one => one > LONG).length
  const late = busy.filter(gap => gap > FRAME * 1.5).length / busy.length
  if (json)
    console.log(
      JSON.stringify({
        decisions: count,
        steps: STEPS,
        mean,
        median,
        most,
        above,
        rest: rate(still),
        frames: rate(busy),
        late,
      }),
    )
  else {
    const ms = (one: number) => `${one.toFixed(1)} ms`
    console.log(
      `${count} decisions of sharp with ${STEPS} steps in a worker, ${games} games: ${ms(mean)} each, half of them within ` +
        `${ms(median)}, the longest ${ms(most)}; ${above} above ${LONG} ms`,
    )
    console.log(
      `frames a second of the page: ${rate(still).toFixed(1)} at rest, ${rate(busy).toFixed(1)} meanwhile, ` +
        `${(100 * late).toFixed(1)} % of them more than half a frame late`,
    )
  }
} finally {
  await browser.close()
  await server.close()
}
