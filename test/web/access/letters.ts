import { executeServerCommand } from '@web/test-runner-commands'
import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { illegible } from './legible.ts'
import { sideways } from './targets.ts'
import { giveBack, type Look, look, resize } from './window.ts'

/** A reader's own size of letters; browsers begin with 16 px. */
const USUAL = 16
const chooseSize = (size: number): Promise<unknown> => executeServerCommand('text-size', size)

/** That everything can be read, and nothing is scrolled sideways, by whoever has chosen letters of this size (WCAG 1.4.4). */
export function readable(
  title: string,
  letters: number,
  size: { readonly width: number; readonly height: number },
  looks: readonly Look[],
): void {
  describe(`with letters of ${letters} px all can be read, ${title}:`, () => {
    before(async () => {
      await chooseSize(letters)
      await resize(size)
    })
    after(async () => {
      await chooseSize(USUAL)
      await giveBack()
    })
    it('the page follows', () => expect(getComputedStyle(document.documentElement).fontSize).toBe(`${letters}px`))
    for (const one of looks)
      it(one.join(', then '), async () => {
        await look(one)
        expect(illegible()).toEqual([])
        expect(sideways()).toEqual([])
      })
  })
}
