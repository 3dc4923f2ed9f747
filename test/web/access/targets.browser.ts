import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { SCREENS, TABLES } from './looks.ts'
import { sideways, small } from './targets.ts'
import { everything, giveBack, look, NARROW, PHONE, resize } from './window.ts'

describe('on a phone every control is large enough for a finger:', () => {
  before(() => resize(PHONE))
  after(giveBack)
  for (const one of [...SCREENS, ...TABLES])
    it(one.join(), async () => {
      await look(one)
      expect(small()).toEqual([])
    })
  for (const tab of ['you', 'cards', 'season', 'log', 'them'])
    it(`the sheet “${tab}” of the table`, async () => {
      for (const view of ['belongings', 'government-cards']) {
        await look([view])
        const button = everything().find(element => element.matches(`[data-testid=tab][data-tab=${tab}]`))
        if (button === undefined) continue
        if (button instanceof HTMLElement) button.click()
        await new Promise(resolve => setTimeout(resolve, 60))
        expect(small()).toEqual([])
      }
    })
})

describe('on a narrow phone nothing is scrolled sideways:', () => {
  before(() => resize(NARROW))
  after(giveBack)
  for (const one of [...SCREENS, ...TABLES])
    it(one.join(), async () => {
      await look(one)
      expect(sideways()).toEqual([])
    })
})
