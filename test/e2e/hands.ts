import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How somebody plays: what a press on a control is for them, and what they hold in their hands. */
export interface Hands {
  readonly press: (control: Locator) => Promise<void>
  /** what somebody types into a field */
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly viewport: { readonly width: number; readonly height: number }
  readonly touch: boolean
}

const DESK = { width: 1280, height: 900 }

export const mouse: Hands = {
  press: control => control.click(),
  write: (field, text) => field.fill(text),
  viewport: DESK,
  touch: false,
}

/** Fingers on a phone. */
export const fingers: Hands = {
  press: async control => {
    // A roll that is shown may lie on it: it is pressed away first, if it has not gone by then.
    const roll = control.page().getByTestId('roll-close').first()
    if ((await roll.count()) > 0) await roll.tap({ timeout: 2_000 }).catch(() => undefined)
    await control.tap()
  },
  write: async (field, text) => {
    await field.tap()
    await field.fill(text)
  },
  viewport: { width: 390, height: 844 },
  touch: true,
}

/** No pointer at all: Tab leads to a control, Enter presses it. */
export const keys: Hands = {
  press: async control => {
    await ((await isUnchosenRadio(control)) ? choose(control) : reach(control))
    await control.page().keyboard.press('Enter')
  },
  write: async (field, text) => {
    await reach(field)
    await field.page().keyboard.type(text)
  },
  viewport: DESK,
  touch: false,
}

/** Tab leads to the chosen button of such a group only, and arrows from there to the others. */
const isUnchosenRadio = (control: Locator): Promise<boolean> =>
  control.evaluate(one => one.getAttribute('role') === 'radio' && one.getAttribute('tabindex') === '-1')
async function choose(radio: Locator): Promise<void> {
  await reach(radio.locator('xpath=..').locator('[role=radio][tabindex="0"]'))
  while ((await standing(radio)) !== 'there') await radio.page().keyboard.press('ArrowDown')
}

/** Where the focus is: on nothing, on the control itself, or before or after it in the order of the page. */
type Stand = 'nowhere' | 'there' | 'before' | 'after'

/** The longest way to a control; the page has fewer stops. */
const MOST = 800

/** Goes to a control by Tab, or back to it by Shift and Tab; the focus is never lost on the way. */
export async function reach(control: Locator): Promise<void> {
  const page = control.page()
  await control.waitFor()
  for (let step = 0; step < MOST; step++) {
    const stand = await standing(control)
    if (stand === 'there') {
      await seen(page)
      return
    }
    // A page begins with the focus nowhere, as an address that was typed leaves it.
    if (stand === 'nowhere' && step > 0) throw new Error('the focus was lost on the way to a control')
    await page.keyboard.press(stand === 'after' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not lead to ${control}`)
}

const standing = (control: Locator): Promise<Stand> =>
  control.evaluate((wanted): Stand => {
    // From the page to the innermost element, through the hosts of shadow trees.
    const pathTo = (element: Element): Element[] => {
      const path = [element]
      for (let at: Node | null = element; at !== null; ) {
        const above: Node | null = at instanceof Element && at.assignedSlot !== null ? at.assignedSlot : at.parentNode
        at = above instanceof ShadowRoot ? above.host : above
        if (at instanceof Element) path.unshift(at)
      }
      return path
    }
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (active === null || active === document.body || active === document.documentElement) return 'nowhere'
    if (active === wanted) return 'there'
    const [mine, theirs] = [pathTo(active), pathTo(wanted)]
    const fork = mine.findIndex((element, i) => element !== theirs[i])
    const [a, b] = [mine[fork], theirs[fork]]
    // One is around the other: what is around comes first.
    if (a === undefined || b === undefined) return mine.length < theirs.length ? 'before' : 'after'
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after'
  })

/** What has the focus shows it, and is something: throws otherwise. */
export async function seen(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (active === null || active === document.body) return 'lost'
    const { outlineStyle, boxShadow, borderStyle } = getComputedStyle(active)
    return active.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none') ? 'seen' : borderStyle
  })
  expect(ring).toBe('seen')
}

/** Whether something has the focus. */
export const isFocused = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)
/** Whether the focus is on something inside this element, through shadow trees. */
export const focusIn = (around: Locator): Promise<boolean> =>
  around.evaluate(outer => {
    let at: Node | null = document.activeElement
    while (at instanceof Element && at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    while (at !== null && at !== outer) at = at instanceof ShadowRoot ? at.host : at.parentNode
    return at === outer
  })
