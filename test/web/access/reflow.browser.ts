import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { illegible } from './legible.ts'
import { SCREENS, TABLES } from './looks.ts'
import { DIALOGS } from './openings.ts'
import { sideways } from './targets.ts'
import { giveBack, look, resize, shownAs } from './window.ts'

/** A window of 1280 × 1024 pixels, of which a browser shows a quarter at 400 % (WCAG 1.4.10). */
const MAGNIFIED = { width: 320, height: 256 }

/** What of a dialog can neither be seen nor scrolled to. */
function cutOff(dialog: HTMLElement): string[] {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const fits = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  return fits ? [] : [`${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)}`]
}

describe('at 400 % nothing is scrolled sideways, and all can be read:', () => {
  before(() => resize(MAGNIFIED))
  after(giveBack)
  for (const one of [...SCREENS, ...TABLES])
    it(one.join(), async () => {
      await look(one)
      expect(sideways()).toEqual([])
      expect(illegible()).toEqual([])
    })
})

describe('at 400 % a dialog stays within the window:', () => {
  before(() => resize(MAGNIFIED))
  after(giveBack)
  const each = DIALOGS.filter(
    ({ opens, only }, i) => only === undefined && DIALOGS.findIndex(one => one.opens === opens) === i,
  )
  for (const { look: shown, opens } of each)
    it(opens, async () => {
      await look(shown)
      const dialog = shownAs(opens)
      expect(dialog === undefined ? ['not open'] : cutOff(dialog)).toEqual([])
      expect(sideways()).toEqual([])
    })
})
