import { after, before, describe, expect, it, until } from '../../browser/suite.ts'
import { settled } from '../mount.ts'
import { dress, findings } from './axe.ts'
import type { Opening } from './openings.ts'
import { sideways, small } from './targets.ts'
import { giveBack, look, resize, shownAs } from './window.ts'

/** That each of these opens, is found without fault by axe in both schemes, and on a phone fits a finger and the window. */
export function opensWell(
  title: string,
  size: { readonly width: number; readonly height: number },
  openings: readonly Opening[],
): void {
  describe(title, () => {
    before(() => resize(size))
    after(giveBack)
    const narrow = size.width <= 760
    for (const opening of openings.filter(({ only }) => !narrow || only === undefined))
      it(`${opening.opens}: ${opening.look.join(', then ')}`, async () => {
        await look(opening.look)
        const opened = await until(() => shownAs(opening.opens))
        await settled()
        for (const theme of ['light', 'dark'] as const) {
          dress(theme)
          expect(await findings(opened)).toEqual([])
        }
        if (!narrow) return
        expect(small(opened.shadowRoot ?? opened)).toEqual([])
        expect(sideways()).toEqual([])
      })
  })
}
