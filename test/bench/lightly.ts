/**
 * Plays on a page that is measured. What a test usually asks of a page (search every shadow tree for a selector, again and
 * again) runs on the page's own thread and would be measured with it: here everything is asked with one short look, and
 * pressed with the mouse.
 */
import type { Page } from 'playwright-core'
import { ORDER } from '../e2e/hunt.ts'

/** What the two do where a hunt shall go on: one walks, the other looks for it; much is proven, and nobody is hurt soon. */
export const WALK = ['character', 'ignore', 'move', 'search', 'move agent', 'end turn', ...ORDER]

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
  const actions = root.querySelector('manhunt-actions')
  const list = actions?.dataset.height === height ? actions.shadowRoot : undefined
  const found = sends ? root.querySelector('[data-testid=send]') : order.map(type => root.querySelector('[data-type="' + type + '"]') ?? list?.querySelector('[data-type="' + type + '"]')).find(Boolean)
  if (!found) return { height, over: false, ...whose }
  found.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height: tall } = found.getBoundingClientRect()
  return { height, over: false, ...whose, x: x + width / 2, y: y + tall / 2, second: found.dataset.sends === 'second' }
}`
/** After a frame: what is laid out already need not be laid out for this look. */
const look = (page: Page, sends = false): Promise<Spot> =>
  page.evaluate(
    `${LOOK}; new Promise(seen => requestAnimationFrame(() => setTimeout(() => seen(window.spot(${JSON.stringify(WALK)}, ${sends})))))`,
  )

/** Between two looks, in milliseconds, and after how many of them a press is taken to have missed. */
const PAUSE = 100
const PATIENCE = 50

/** Looks again after a while until there is what is asked for, or for so long. */
async function until(
  page: Page,
  is: (spot: Spot) => boolean,
  { sends = false, looks = Number.POSITIVE_INFINITY } = {},
): Promise<Spot | undefined> {
  for (let left = looks; left > 0; left--) {
    const spot = await look(page, sends)
    if (is(spot)) return spot
    await page.waitForTimeout(PAUSE)
  }
  return undefined
}
const isShown = ({ over, x }: Spot): boolean => over || x !== undefined

/** Makes one choice and waits until it is said; whether there was one to make. A press that missed is made again. */
async function playLightly(page: Page): Promise<boolean> {
  const { height } = await look(page)
  const isSaid = (spot: Spot): boolean => spot.over || spot.height !== height
  for (;;) {
    const spot = await until(page, one => isSaid(one) || isShown(one))
    if (spot === undefined || spot.over) return false
    if (isSaid(spot)) return true
    await press(page, spot)
    if (spot.second) {
      const send = await until(page, one => isSaid(one) || isShown(one), { sends: true, looks: PATIENCE })
      if (send !== undefined) await press(page, send)
    }
    const said = await until(page, isSaid, { looks: PATIENCE })
    if (said !== undefined) return true
  }
}
async function press(page: Page, { x, y }: Spot): Promise<void> {
  if (x !== undefined && y !== undefined) await page.mouse.click(x, y)
}

/**
 * Plays on, one choice of whoever must decide: by a light hand on the page that is measured, and by the other function where
 * the other side must. Whether there was one to make. The measured page is slow: the other's choice is waited for there, so
 * that nobody is asked twice.
 */
export async function playEither(page: Page, other: () => Promise<boolean>): Promise<boolean> {
  const spot = await until(page, one => one.over || one.yours === true || one.theirs === true)
  if (spot === undefined || spot.over) return false
  if (spot.yours === true) return playLightly(page)
  if (!(await other())) return false
  await until(page, one => one.over || one.height !== spot.height)
  return true
}
