import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { SCREENS, TABLES } from './looks.ts'
import { DIALOGS } from './openings.ts'
import { sideways } from './targets.ts'
import { giveBack, look, resize, shownAs } from './window.ts'

/** A window of 1280 × 1024 pixels, of which a browser shows a quarter at 400 % (WCAG 1.4.10). */
const MAGNIFIED = { width: 320, height: 256 }

const TABLE_LOOKS = TABLES.filter(([view]) =>
  ['fugitive-planned', 'encounter', 'combat', 'belongings', 'government-winter', 'testify'].includes(view),
)

/** What of a dialog can neither be seen nor scrolled to. */
function cutOff(dialog: HTMLElement): string[] {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const fits = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  return fits ? [] : [`${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)}`]
}

describe('at 400 % nothing is scrolled sideways:', () => {
  before(() => resize(MAGNIFIED))
  after(giveBack)
  for (const one of [...SCREENS, ...TABLE_LOOKS])
    it(one.join(), async () => {
      await look(one)
      expect(sideways()).toEqual([])
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
