import { after, before, describe, expect, it } from '../../../browser/suite.ts'
import { DESK, giveBack, look, PHONE, resize, shownAs } from '../../access/window.ts'
import { settled } from '../../mount.ts'

async function turnTo(tab: string): Promise<void> {
  shownAs(`tab[data-tab=${tab}]`)?.click()
  await settled()
}
const sheet = (): string | undefined => shownAs('tab[aria-current=true]')?.dataset['tab']

describe('on a phone the sheets of the table', () => {
  before(() => resize(PHONE))
  after(async () => {
    await resize(DESK)
    await giveBack()
  })

  it('are in view when they are turned to, also while somebody is met', async () => {
    await look(['encounter'])
    expect([shownAs('question') !== undefined, shownAs('map') !== undefined]).toEqual([true, false])
    for (const [tab, hook] of [
      ['you', 'hp'],
      ['season', 'season'],
      ['log', 'log'],
    ] as const) {
      await turnTo(tab)
      expect(shownAs('question')).toBeUndefined()
      const top = shownAs(hook)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      expect(top).toBeLessThan(PHONE.height - 60)
    }
    await turnTo('plan')
    expect(shownAs('question') !== undefined).toBe(true)
  })
  it('give way to a plan that is made on the map', async () => {
    await look(['fugitive'])
    await turnTo('log')
    shownAs('map')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
    shownAs('map')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await settled()
    expect(sheet()).toBe('plan')
    expect(shownAs('dock') !== undefined).toBe(true)
  })
})
