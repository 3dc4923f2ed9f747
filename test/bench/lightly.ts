/**
 * Plays on a page that is measured. What a test usually asks of a page (search every shadow tree for a selector, again and
 * again) runs on the page's own thread and would be measured with it: here everything is asked with one short look, and
 * pressed with the mouse.
 */
import type { Page } from 'playwright-core'
import { ORDER } from '../e2e/hunt.ts'

interface Spot {
  readonly height: string
  readonly over: boolean
  /** this side must decide, or the other one */
  readonly yours?: boolean
  readonly theirs?: boolean
  readonly x?: number
  readonly y?: number
  /** a second press sends it */
  readonly second?: boolean
}

/** Runs in the page: where to press for the first of these types, or for the button that sends. */
const LOOK = `window.spot = (order, sends) => {
  const screen = document.querySelector('manhunt-app')?.shadowRoot?.firstElementChild
  const root = screen?.shadowRoot
  if (screen?.localName !== 'manhunt-table') return { height: '', over: screen?.localName === 'manhunt-end' }
  const { height, yours } = root.querySelector('[data-testid=turn]').dataset
  const whose = { yours: yours === 'true', theirs: yours !== 'true' && screen.table.waiting?.what === 'choice' }
  const list = root.querySelector('manhunt-actions')?.shadowRoot
  const found = sends ? root.querySelector('[data-testid=send]') : order.map(type => root.querySelector('[data-type="' + type + '"]') ?? list?.querySelector('[data-type="' + type + '"]')).find(Boolean)
  if (!found) return { height, over: false, ...whose }
  found.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height: tall } = found.getBoundingClientRect()
  return { height, over: false, ...whose, x: x + width / 2, y: y + tall / 2, second: found.dataset.sends === 'second' }
}`
const look = (page: Page, sends = false): Promise<Spot> =>
  page.evaluate(`${LOOK}; window.spot(${JSON.stringify(ORDER)}, ${sends})`)

/** Looks again after a while until there is what is asked for. */
async function until(page: Page, is: (spot: Spot) => boolean, sends = false): Promise<Spot> {
  for (;;) {
    const spot = await look(page, sends)
    if (is(spot)) return spot
    await page.waitForTimeout(100)
  }
}

/** Makes one choice and waits until it is said; whether there was one to make. */
export async function playLightly(page: Page): Promise<boolean> {
  const spot = await until(page, one => one.over || one.x !== undefined)
  if (spot.over || spot.x === undefined || spot.y === undefined) return false
  await page.mouse.click(spot.x, spot.y)
  if (spot.second) {
    const { x = 0, y = 0 } = await until(page, one => one.x !== undefined, true)
    await page.mouse.click(x, y)
  }
  await until(page, one => one.over || one.height !== spot.height)
  return true
}

/** Whose choice is awaited; waits while nobody's is. At the end it is this side's, which then finds nothing to choose. */
export async function isMine(page: Page): Promise<boolean> {
  const { over, yours } = await until(page, one => one.over || one.yours === true || one.theirs === true)
  return over || yours === true
}
