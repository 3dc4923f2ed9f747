/** Frames of a page of the fixtures, for measuring: a server for such pages, when their frames came, and what that makes. */
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'

/** Milliseconds between two frames at 60 a second. */
export const FRAME = 1000 / 60

/** Times of the frames of a page while something happens, in milliseconds. */
export async function frames(page: Page, during: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const times: number[] = []
    // A method: what esbuild adds to functions with a name is not known in the page.
    const watch = {
      tick(now: number) {
        times.push(now)
        if (dataset['frames'] === undefined) requestAnimationFrame(watch.tick)
      },
      end() {
        dataset['frames'] = times.join(' ')
      },
    }
    delete dataset['frames']
    requestAnimationFrame(watch.tick)
    document.addEventListener('frames', watch.end, { once: true })
  })
  await during()
  return page.evaluate(() => {
    document.dispatchEvent(new Event('frames'))
    return (document.documentElement.dataset['frames'] ?? '').split(' ').map(Number)
  })
}

/** From times to what lies between them. */
export const gaps = (times: readonly number[]): readonly number[] =>
  times.slice(1).map((time, i) => time - (times[i] ?? time))
/** Frames a second. */
export const rate = (all: readonly number[]): number => (1000 * all.length) / all.reduce((sum, gap) => sum + gap, 0)
/** The value below which that share of them lies; 0 of none. */
export const at = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0
export const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

/** A server on a free port for the pages of `test/web/fixtures` and all their sources. */
export async function serveFixtures(): Promise<ViteDevServer> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  // node_modules may be a link to somewhere else.
  const server = await createServer({
    configFile: false,
    root,
    cacheDir: `${root}.cache/vite`,
    logLevel: 'error',
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
    },
    optimizeDeps: { include: ['lit', 'lit/decorators.js', 'uqr'] },
  })
  return server.listen()
}
