/** Through a whole screen by Tab: nothing that can be pressed is passed over, lost from sight, or never left again. */
import { sendKeys } from '@web/test-runner-commands'
import { focused } from '../../../web/app/focus.ts'
import { LED } from '../../../web/board/keys.ts'
import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { isSeen, named } from './keys.ts'
import { everything, giveBack, isShown, type Look, look, resize } from './window.ts'

const STOPS = 'button, input, select, textarea, a[href], summary, [tabindex]'
const stops = (): HTMLElement[] =>
  everything(everything().find(one => one.matches(':modal')) ?? document).filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches(STOPS) &&
      one.tabIndex >= 0 &&
      isShown(one) &&
      !one.matches(':disabled'),
  )
/** What lies on top at the middle of an element, in whatever shadow tree. */
function onTop(x: number, y: number): Element | undefined {
  let top = document.elementFromPoint(x, y)
  for (;;) {
    const inner = top?.shadowRoot?.elementFromPoint(x, y)
    if (inner === null || inner === undefined || inner === top) return top ?? undefined
    top = inner
  }
}
function holds(outer: Element, inner: Element | undefined): boolean {
  for (let at: Node | null = inner ?? null; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === outer) return true
  return false
}
/** Something else lies over all of it (WCAG 2.4.11). */
function isCovered(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [0.5, 0.1, 0.9].every(part => {
    const [x, y] = [left + width / 2, top + height * part]
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
    const there = onTop(x, y)
    return there === undefined || !(holds(one, there) || holds(there, one))
  })
}

/** What goes wrong on the way through the screen that is shown, each in a few words. */
async function walk(): Promise<readonly string[]> {
  const wanted = new Set<Element>(stops())
  const wrong: string[] = []
  let last: Element | undefined
  let still = 0
  for (let step = 0; step < wanted.size + 3 * LED && wanted.size > 0; step++) {
    await sendKeys({ press: 'Tab' })
    const now = focused()
    if (now !== last && now !== undefined) {
      if (!isSeen(now)) wrong.push(`out of sight: ${named(now)}`)
      else if (isCovered(now)) wrong.push(`covered: ${named(now)}`)
    }
    still = now === last ? still + 1 : 0
    // The map leads Tab round its destinations before it gives it on.
    if (still > LED) return [...wrong, `never left: ${named(now)}`]
    last = now
    if (now !== undefined) wanted.delete(now)
  }
  return [...wrong, ...[...wanted].filter(isShown).map(one => `not reached: ${named(one)}`)]
}

/** That Tab leads through all of each of these screens. */
export function ledThrough(
  title: string,
  size: { readonly width: number; readonly height: number },
  looks: readonly Look[],
): void {
  describe(`by Tab through all of it, ${title}`, () => {
    before(() => resize(size))
    after(giveBack)
    for (const one of looks)
      it(one.join(', then '), async () => {
        await look(one)
        expect(await walk()).toEqual([])
      })
  })
}
