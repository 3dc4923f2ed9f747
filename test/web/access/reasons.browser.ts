import { theBook } from '../../../web/parts/help/source.ts'
import { languages, speak } from '../../../web/text/index.ts'
import { after, before, describe, expect, it, until } from '../../browser/suite.ts'
import { SCREENS, TABLES } from './looks.ts'
import { DIALOGS } from './openings.ts'
import { DESK, everything, giveBack, isShown, look, PHONE, resize } from './window.ts'

const shown = (selector: string): Element[] => everything().filter(one => one.matches(selector) && isShown(one))
const textOf = (one: Element | null | undefined): string => one?.textContent?.trim() ?? ''
const named = (one: Element): string => one.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 160)

/** What a greyed control says of itself: in its own words, on a second line, or in a sentence beside it. */
function reasonOf(control: Element): string {
  const root = control.getRootNode()
  const beside = control.getAttribute('aria-describedby')
  const sentence = beside !== null && root instanceof ShadowRoot ? textOf(root.getElementById(beside)) : ''
  return control.getAttribute('title') ?? (sentence || textOf(control.querySelector('small')))
}
/** The nearest part of a screen around it that has a heading of its own. */
const partOf = (one: Element): Element | null => one.closest('dialog, section')

/** On a window of that size. */
function says(where: string, size: { readonly width: number; readonly height: number }): void {
  describe(`whatever is greyed says why, and whatever is played leads to its rule, ${where}:`, () => {
    const refs = new Map<string, ReadonlySet<string>>()
    before(async () => {
      await resize(size)
      for (const language of languages) {
        await speak(language)
        refs.set(language, new Set((await theBook()).map(({ ref }) => ref)))
      }
      await speak('en')
    })
    after(giveBack)

    const cards = DIALOGS.filter(({ opens }) => opens === 'card-sheet').map(one => one.look)
    for (const one of [...SCREENS, ...TABLES, ...cards])
      it(one.join(', then '), async () => {
        await look(one)
        // A control that is disabled altogether is passed over by Tab, and nobody can ask it.
        expect(shown(':disabled').map(named)).toEqual([])
        expect(
          shown('[aria-disabled=true]')
            .filter(control => reasonOf(control) === '')
            .map(named),
        ).toEqual([])
        for (const control of shown('[aria-disabled=true][title]')) {
          if (!(control instanceof HTMLElement)) continue
          control.scrollIntoView({ block: 'center' })
          control.click()
          // An action card has a slip of its own where there is room for it.
          const [slip] = await until(() =>
            [
              shown('manhunt-reason:popover-open'),
              control.matches('[data-testid=card]') ? shown('[data-testid=why]') : [],
            ].find(open => open.length === 1),
          )
          if (slip?.matches('[data-testid=why]')) {
            await until(() => textOf(slip.querySelector('.plan')) === control.title || undefined)
            expect(shown('manhunt-reason:popover-open')).toEqual([])
            continue
          }
          expect(textOf(slip?.shadowRoot?.querySelector('[data-testid=reason]'))).toBe(control.title)
          const { left, top, right, bottom } = slip?.getBoundingClientRect() ?? new DOMRect(-1)
          expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight).toBe(true)
          if (slip instanceof HTMLElement) slip.hidePopover()
        }

        const rules = shown('[data-testid=rule], [data-testid=card-rule], [data-testid=why-rule]')
        for (const [language, there] of refs)
          for (const rule of rules) {
            const ref = rule.getAttribute('data-ref') ?? /\d[\d.]*$/.exec(textOf(rule))?.[0] ?? ''
            expect(there.has(ref), `${language}: ${ref}`).toBe(true)
          }
        const led = (part: Element | null) =>
          part?.querySelector('[data-testid=rule], [data-testid=card-rule], [data-testid=why-rule]') ?? null
        const rows = shown('.headed, [data-testid=question], [data-testid=card-face], [data-testid=encounter]')
        expect(rows.filter(row => led(row) === null && led(partOf(row)) === null).map(named)).toEqual([])
      })
  })
}
says('on a desk', DESK)
says('on a phone', PHONE)
