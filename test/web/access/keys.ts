import { sendKeys } from '@web/test-runner-commands'
import { focused } from '../../../web/app/focus.ts'
import { after, before, describe, expect, it, until } from '../../browser/suite.ts'
import { settled } from '../mount.ts'
import type { Opening } from './openings.ts'
import { giveBack, isShown, look, resize, shownAs } from './window.ts'

/** A long book has hundreds of stops; so many of them stand for all. */
const MOST = 40

async function press(key: string): Promise<void> {
  await sendKeys({ press: key })
  await settled()
}
/** Its ancestors, through shadow trees. */
function isIn(one: Node | undefined, parent: Node): boolean {
  let at: Node | null | undefined = one
  while (at !== null && at !== undefined && at !== parent)
    at = at instanceof ShadowRoot ? at.host : at instanceof Element && at.assignedSlot ? at.assignedSlot : at.parentNode
  return at === parent
}
/** A ring that can be seen: the browser's own or ours, not hidden under an edge of the window. */
export function isSeen(one: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(one)
  const { top, bottom, left, right } = one.getBoundingClientRect()
  const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return inside && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
}
export const named = (one: Element | undefined): string =>
  one?.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 120) ?? 'nothing'

/** That each dialog takes the focus, leads Tab round in itself past stops that can be seen, and gives the focus back on Escape. */
export function heldByKeys(
  title: string,
  size: { readonly width: number; readonly height: number },
  openings: readonly Opening[],
): void {
  describe(title, () => {
    before(() => resize(size))
    after(giveBack)
    for (const { look: shown, opens } of openings.filter(({ only }) => size.width > 760 || only === undefined))
      it(`${opens}: ${shown.join(', then ')}`, async () => {
        const pressed = await look(shown)
        const dialog = await until(() => shownAs(opens))
        await settled()
        expect(dialog.matches(':modal')).toBe(true)
        expect(isIn(focused(), dialog), named(focused())).toBe(true)
        const stops: Element[] = []
        for (let step = 0; step < MOST; step++) {
          await press('Tab')
          const now = focused()
          expect(isIn(now, dialog), named(now)).toBe(true)
          if (now === undefined || stops.includes(now)) break
          expect(isSeen(now), named(now)).toBe(true)
          stops.push(now)
        }
        expect(stops.length).toBeGreaterThan(0)
        await press('Escape')
        expect(shownAs(opens)?.matches(':modal')).not.toBe(true)
        // What was pressed in the menu is closed in there: then the menu's button has the focus.
        const from = pressed === undefined || isShown(pressed) ? pressed : shownAs('settings')
        if (from !== undefined) expect(focused() === from, named(focused())).toBe(true)
      })
  })
}
