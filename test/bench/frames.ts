/** Frames of a page, for measuring: when they came, and what that makes. */
import type { Page } from 'playwright-core'

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
