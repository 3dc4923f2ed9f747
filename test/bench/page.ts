/**
 * `npm run bench:page`: what a page asks of a browser, in a throttled run (processor slowed down four times, first load over
 * 1.6 Mbit/s and 150 ms). Opens the built site in two browsers and plays some choices with real proofs over WebRTC.
 * Prints what came over the wire before the first page stood, the time to it, requests to other origins, layout shift, and
 * the tasks of the main thread over 50 ms (processor time, the slow-down included; what other programs took is not in it) while
 * the table stood and proofs were made. With `--json` it prints that alone.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { findBrowser } from '../../src/cli/browser.ts'
import { serve } from '../../src/cli/serve.ts'
import { play, sit } from '../e2e/hunt.ts'
import { Player } from '../e2e/player.ts'
import { playEither, WALK } from './lightly.ts'
import { watchTasks } from './tasks.ts'

const SITE = fileURLToPath(new URL('../../dist', import.meta.url))
const SLOWED = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (0.75e6 / 8) | 0,
}
const CHOICES = 12
/** A task is long from so many milliseconds of its own on. */
const LONG = 50
/** So many of the longest are told in any case. */
const LONGEST = 5

interface Seen {
  shift: number
  /** what was shifted, as far as it can be named */
  moved: string[]
}
declare global {
  interface Window {
    seen?: Seen
  }
}

/** Notes layout shifts and long tasks from the beginning of every page. A shift is named by the way to it, through shadow roots. */
const WATCH = `window.seen = { shift: 0, moved: [] };
const nameOf = node => (node.localName ?? node.nodeName) + (node.getAttribute?.('class') ? '.' + node.getAttribute('class').trim().replace(/\\s+/g, '.') : '');
const wayTo = node => { const way = []; for (let at = node; at && way.length < 5; at = at.parentNode ?? at.host) if (at.nodeType === 1 || at === node) way.unshift(nameOf(at)); return way.join(' > ') };
const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput) { seen.shift += one.value; seen.moved.push(...one.sources.map(({ node, previousRect, currentRect }) => (node ? wayTo(node) : 'removed') + ' from ' + boxOf(previousRect) + ' to ' + boxOf(currentRect))) } })
  .observe({ type: 'layout-shift', buffered: true });`

/** Bytes on the wire by the extension of what was fetched, and the origins that were asked. */
async function watchNetwork(
  page: Page,
  own: string,
): Promise<{ readonly bytes: Map<string, number>; readonly elsewhere: Set<string> }> {
  const bytes = new Map<string, number>()
  const elsewhere = new Set<string>()
  const kinds = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { origin, pathname, protocol } = new URL(response.url)
    if (/^https?:/.test(protocol) && origin !== own) elsewhere.add(origin)
    kinds.set(requestId, /\.(\w+)$/.exec(pathname)?.[1] ?? 'html')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  return { bytes, elsewhere }
}
async function throttle(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
}
/** Median milliseconds of a calculation that is the same everywhere, in this page: how fast its machine is, slow-down included. */
const calculated = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const took = Array.from({ length: 7 }, () => {
      const since = performance.now()
      let x = 1
      for (let i = 0; i < 5e6; i++) x = (Math.imul(x, 1103515245) + i) | 0
      // What nobody needs need not be calculated.
      document.documentElement.dataset['calculated'] = String(x)
      return performance.now() - since
    })
    return Math.round(took.sort((a, b) => a - b)[3] ?? 0)
  })
const seen = (page: Page): Promise<Seen> => page.evaluate(() => window.seen ?? { shift: Number.NaN, moved: [] })

async function shifted(page: Page): Promise<{ readonly shift: number; readonly moved: readonly string[] }> {
  const { shift, moved } = await seen(page)
  return { shift, moved: [...new Set(moved)] }
}

async function firstLoad(executable: string, address: string) {
  const player = await Player.launch('visitor', address, executable)
  try {
    const { page } = player
    await page.addInitScript(WATCH)
    const { bytes, elsewhere } = await watchNetwork(page, new URL(address).origin)
    await throttle(page, true)
    const since = performance.now()
    await player.open()
    await page.getByTestId('new-game').waitFor()
    const milliseconds = Math.round(performance.now() - since)
    await page.evaluate(() => document.fonts.ready)
    return { milliseconds, wire: Object.fromEntries(bytes), elsewhere: [...elsewhere], ...(await shifted(page)) }
  } finally {
    await player.close()
  }
}
type Roles = 'role-fugitive' | 'role-government'

/** The page of the host, who has this role, while both play on. */
async function proving(executable: string, address: string, roles: Roles) {
  const host = await Player.launch('host', address, executable)
  const guest = await Player.launch('guest', address, executable)
  try {
    await host.page.addInitScript(WATCH)
    await sit(host, guest, roles)
    // The board is drawn once; then it is played.
    await play([host, guest])
    await throttle(host.page, false)
    const calculation = await calculated(host.page)
    const tasks = await watchTasks(host.page)
    let choices = 0
    while (choices < CHOICES && (await playEither(host.page, () => play([guest], WALK)))) choices++
    const all = (await tasks()).toSorted((a, b) => b.own - a.own)
    const long = all.filter(({ own }) => own > LONG)
    return {
      calculation,
      choices,
      tasks: long.length,
      longest: all.slice(0, LONGEST).map(({ own }) => Math.round(own)),
      took: long.map(({ own, took }) => `${Math.round(own)} in ${Math.round(took)}`),
      ...(await shifted(host.page)),
    }
  } finally {
    await host.close()
    await guest.close()
  }
}

const json = process.argv.includes('--json')
const site = await serve({ folder: SITE, port: 0 })
try {
  const { path } = await findBrowser()
  const load = await firstLoad(path, site.address)
  const proofs = {
    Fugitive: await proving(path, site.address, 'role-fugitive'),
    Government: await proving(path, site.address, 'role-government'),
  }
  if (json) console.log(JSON.stringify({ load, proofs }))
  else {
    console.log(
      `first page after ${load.milliseconds} ms, layout shift ${load.shift.toFixed(4)} (${load.moved.join(', ')})`,
    )
    console.log(
      `bytes over the wire: ${JSON.stringify(load.wire)}; other origins: ${load.elsewhere.join(', ') || 'none'}`,
    )
    for (const [role, { calculation, choices, tasks, took, longest, shift, moved }] of Object.entries(proofs)) {
      console.log(
        `${role}, while ${choices} choices were made and proven, processor slowed down ${SLOWED} times (5 million steps take ${calculation} ms):`,
      )
      console.log(
        `  tasks over ${LONG} ms of the page's own time: ${tasks} (${took.join(', ') || 'none'}), the longest ${longest.join(', ')} ms, layout shift ${shift.toFixed(4)} (${moved.join(', ')})`,
      )
    }
  }
} finally {
  await site.close()
}
// Whatever a browser left open does not keep the command.
process.exit(0)
