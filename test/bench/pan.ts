/**
 * `npm run bench:pan`: frames a second while the board is dragged about, with the page's processor slowed down four times.
 * Beside them stands what the same page gives at rest, because a busy machine gives fewer to everybody, and `work`: the
 * milliseconds of processor time that the page's main thread takes for one frame, slowed down, whoever else is busy. With
 * less than 16.7 of them there is room for 60 frames a second. With `--json` it prints a list of `{"view", "width", "zoom",
 * "rest", "pan", "median", "slowest", "late", "work", "longest"}` and nothing else: frames a second at rest and in motion,
 * milliseconds between two frames (median and longest), the share of frames that came more than half a frame late, and
 * milliseconds of processor time of the longest task.
 */
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, findBrowser } from '../../src/cli/browser.ts'
import { serveFixtures } from '../web/fixtures/serve.ts'
import { at, FRAME, frames, gaps, pause, rate } from './frames.ts'
import { watchTasks } from './tasks.ts'

const SLOWED = 4
/** Turns of the wheel over the board before it is dragged, in pixels. */
const ZOOMS = { in: -600, as: 0, out: 3000 } as const
const CASES = [
  { view: 'fugitive-planned', width: 1600, height: 1000, zoom: 'as' },
  { view: 'fugitive-planned', width: 1600, height: 1000, zoom: 'in' },
  { view: 'government-winter', width: 1600, height: 1000, zoom: 'as' },
  { view: 'government-winter', width: 1600, height: 1000, zoom: 'in' },
  { view: 'government-winter', width: 1600, height: 1000, zoom: 'out' },
  { view: 'government-winter', width: 390, height: 844, zoom: 'as' },
] as const
/** Length of a drag in moves of the pointer, and how many drags there are. */
const MOVES = 90
const DRAGS = 4

/** Seconds of processor time that the page's main thread has taken for everything so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(one => one.name === 'TaskDuration')?.value ?? 0
}

/** Turns the wheel in the middle of the board, and waits until the drawing is sharp again. */
async function zoomBy(page: Page, pixels: number): Promise<void> {
  if (pixels === 0) return
  const box = await page.locator('manhunt-board').boundingBox()
  if (box === null) throw new Error('no board')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, pixels)
  await pause(1000)
}

/** Drags in wide circles, so that the sheet goes as far as it can in every direction. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('manhunt-board').boundingBox()
  if (box === null) throw new Error('no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let n = 0; n < DRAGS; n++) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    const began = performance.now()
    for (let i = 1; i <= MOVES; i++) {
      const turn = (i / MOVES + n / DRAGS) * 2 * Math.PI
      await page.mouse.move(x + Math.sin(turn) * box.width * 0.4, y + (1 - Math.cos(turn)) * box.height * 0.2)
      await pause(Math.max(0, began + i * FRAME - performance.now()))
    }
    await page.mouse.up()
    await pause(400)
  }
}

const server = await serveFixtures()
const browser = await chromium.launch({
  executablePath: (await findBrowser()).path,
  args: [...BROWSER_FLAGS, '--hide-scrollbars'],
})
try {
  const lines = []
  for (const { view, width, height, zoom } of CASES) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}test/web/fixtures/index.html#${view}`)
    await page.locator('manhunt-board .contour').first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    await pause(1000)
    await zoomBy(page, ZOOMS[zoom])
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const still = gaps(await frames(page, () => pause(2000)))
    const tasks = await watchTasks(page)
    const busy = await worked(session)
    const moving = gaps(await frames(page, () => drag(page)))
    const work = (1000 * ((await worked(session)) - busy)) / moving.length
    const longest = Math.max(0, ...(await tasks()).map(({ own }) => own))
    lines.push({
      view,
      width,
      zoom,
      rest: Number(rate(still).toFixed(1)),
      pan: Number(rate(moving).toFixed(1)),
      median: Number(at(moving, 0.5).toFixed(1)),
      slowest: Number(at(moving, 1).toFixed(1)),
      work: Number(work.toFixed(1)),
      longest: Number(longest.toFixed(1)),
      late: Number((moving.filter(gap => gap > FRAME * 1.5).length / moving.length).toFixed(3)),
    })
    await page.close()
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(lines))
  else {
    console.log(
      `Frames a second at rest and while panning (work: processor milliseconds a frame), with the page's processor slowed down ${SLOWED} times.`,
    )
    console.table(lines)
  }
} finally {
  await browser.close()
  await server.close()
}
