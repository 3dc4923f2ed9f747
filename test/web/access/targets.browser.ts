import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { SCREENS, TABLES } from './looks.ts'
import { everything, giveBack, isShown, look, NARROW, PHONE, resize } from './window.ts'

/** The smallest thing to press, in CSS pixels. */
const HIT = 44

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=slider], [tabindex="0"]:not([role=region], p)'

/**
 * How large a control is for a finger: its own box with those of its ::before and ::after, which may reach further, and a
 * field's label, which is pressed as well.
 */
function reach(control: Element): { readonly width: number; readonly height: number } {
  const box = control.getBoundingClientRect()
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  const labelled = label?.getBoundingClientRect()
  const grown = (['::before', '::after'] as const).map(pseudo => {
    const style = getComputedStyle(control, pseudo)
    if (style.content === 'none' || style.position !== 'absolute') return { width: 0, height: 0 }
    return { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }
  })
  const all = [box, ...(labelled ? [labelled] : []), ...grown]
  return { width: Math.max(...all.map(one => one.width)), height: Math.max(...all.map(one => one.height)) }
}

/** What a finger would miss. */
const small = (): string[] =>
  everything()
    // A heading that is a tab elsewhere takes no press where it is none.
    .filter(one => one.matches(CONTROLS) && isShown(one) && getComputedStyle(one).pointerEvents !== 'none')
    .flatMap(control => {
      const { width, height } = reach(control)
      const rounded = [width, height].map(size => Math.round(size * 10) / 10)
      return rounded.every(size => size >= HIT)
        ? []
        : [`${rounded.join(' × ')}: ${control.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 120)}`]
    })

describe('on a phone every control is large enough for a finger:', () => {
  before(() => resize(PHONE))
  after(giveBack)
  for (const one of [...SCREENS, ...TABLES])
    it(one.join(), async () => {
      await look(one)
      expect([...new Set(small())]).toEqual([])
    })
  for (const tab of ['you', 'cards', 'season', 'log', 'them'])
    it(`the sheet “${tab}” of the table`, async () => {
      for (const view of ['belongings', 'government-cards']) {
        await look([view])
        const button = everything().find(element => element.matches(`[data-testid=tab][data-tab=${tab}]`))
        if (button === undefined) continue
        if (button instanceof HTMLElement) button.click()
        await new Promise(resolve => setTimeout(resolve, 60))
        expect([...new Set(small())]).toEqual([])
      }
    })
})

/** What reaches farthest to the right in it. */
function beyond(parent: Element): string {
  const right = (one: Element) => one.getBoundingClientRect().right
  const farthest = everything(parent)
    .filter(isShown)
    .sort((a, b) => right(b) - right(a))[0]
  return `${farthest?.localName}.${farthest?.getAttribute('class')} to ${farthest && Math.round(right(farthest))}`
}
/** What can be scrolled sideways. */
const sideways = (): string[] =>
  [document.documentElement, ...everything(document.body)]
    .filter(one => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter(one => isShown(one) && one.scrollWidth > one.clientWidth)
    .map(one => `${one.localName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}, by ${beyond(one)}`)

describe('on a narrow phone nothing is scrolled sideways:', () => {
  before(() => resize(NARROW))
  after(giveBack)
  for (const one of [...SCREENS, ...TABLES])
    it(one.join(), async () => {
      await look(one)
      expect(sideways()).toEqual([])
    })
})
