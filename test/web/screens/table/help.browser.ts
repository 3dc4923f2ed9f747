import { ManhuntBar } from '../../../../web/parts/bar.ts'
import { openRules } from '../../../../web/parts/help/open.ts'
import { tipsAgain } from '../../../../web/parts/help/tips.ts'
import { ManhuntTable } from '../../../../web/screens/table/table.ts'
import { afterEach, beforeEach, describe, expect, it, until } from '../../../browser/suite.ts'
import { views } from '../../fixtures/views.ts'
import { find, findAll, mount, settled } from '../../mount.ts'

async function open(name: string): Promise<ManhuntTable> {
  const view = views[name]?.()
  if (view?.screen !== 'table') throw new Error(`${name} is no table`)
  const screen = new ManhuntTable()
  screen.table = view.table
  await mount(screen, 1600, 1000)
  return screen
}
const help = () => document.querySelector('manhunt-help')
const entries = () => findAll(help(), '[data-testid=help-entry]')
/** The book is fetched when it is opened first. */
const thereIs = (ref: string) => until(() => entries().find(one => one.dataset['ref'] === ref))

beforeEach(() => tipsAgain())
afterEach(() => {
  if (help() !== null) find(help(), '[data-testid=help-close]').click()
})

describe('the rules on the screen', () => {
  it('open at the entry of an action', async () => {
    const screen = await open('fugitive')
    const list = find(screen, 'manhunt-actions')
    const row = findAll(list, '[data-testid=rule]').find(one => one.dataset['ref'] === '6.3')
    row?.click()
    await until(() => help())
    await thereIs('6.3')
    await settled()
    expect(find(help(), '[aria-current=true]').dataset['ref']).toBe('6.3')
  })
  it('are searched in place', async () => {
    await openRules()
    await thereIs('6.3')
    const all = entries().length
    const field = find<HTMLInputElement>(help(), '[data-testid=help-search]')
    field.value = 'hitch-hike'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await settled()
    expect(entries()[0]?.dataset['ref']).toBe('6.3')
    expect(entries().length).toBeLessThan(all)
    expect(find(help(), 'mark').textContent?.toLowerCase()).toBe('hitch-hike')
    expect(find(help(), '[data-testid=help-found]').textContent).toContain(String(entries().length))
  })
  it('lead from one entry to another', async () => {
    await openRules('6.1')
    await thereIs('6.1')
    await settled()
    find(help(), '[data-ref="6.1"] [data-to="6.15.5"]').click()
    await settled()
    expect(find(help(), '[aria-current=true]').dataset['ref']).toBe('6.15.5')
  })
  it('open from the bar of every screen', async () => {
    const bar = new ManhuntBar()
    await mount(bar, 900, 60)
    find(bar, '[data-testid=help-open]').click()
    await thereIs('1')
    expect(find<HTMLDialogElement>(help(), 'dialog').open).toBe(true)
  })
})

describe('what cannot be done', () => {
  it('can be focused, and says why and the way out when it is pressed', async () => {
    const screen = await open('fugitive')
    const list = find(screen, 'manhunt-actions')
    const [off] = findAll(list, '[data-testid=off]')
    expect(off?.getAttribute('aria-disabled')).toBe('true')
    off?.focus()
    expect(list.shadowRoot?.activeElement === off).toBe(true)
    off?.click()
    await settled()
    expect(find(list, '[data-testid=way-out]').textContent?.length).toBeGreaterThan(10)
    off?.click()
    await settled()
    expect(findAll(list, '[data-testid=way-out]').length).toBe(0)
  })
  it('says so over the map when its card is pressed, until Escape', async () => {
    const screen = await open('fugitive')
    const card = findAll(screen, '[data-testid=card][aria-disabled=true]')[0]
    card?.click()
    await settled()
    const slip = find(screen, '[data-testid=why]')
    expect(slip.dataset['group']).toBe(card?.dataset['group'])
    expect(slip.textContent).toContain(card?.querySelector('small')?.textContent)
    card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    await settled()
    expect(findAll(screen, '[data-testid=why]').length).toBe(0)
  })
})

describe('the coach', () => {
  const coach = (screen: ManhuntTable) => find(screen, 'manhunt-coach')
  const tip = (screen: ManhuntTable) => findAll(coach(screen), '[data-testid=tip]')[0]?.dataset['tip']

  it('explains the step at hand, and what was read does not come again', async () => {
    const screen = await open('encounter')
    expect(tip(screen)).toBe('meeting')
    find(coach(screen), '[data-testid=tip-read]').click()
    await settled()
    expect(tip(screen)).not.toBe('meeting')
    const again = await open('encounter')
    expect(tip(again)).not.toBe('meeting')
  })
  it('is sent away, and called back from the rules', async () => {
    const screen = await open('encounter')
    find(coach(screen), '[data-testid=tips-off]').click()
    await settled()
    expect(tip(screen)).toBe(undefined)
    await openRules()
    await thereIs('1')
    find(help(), '[data-testid=tips-again]').click()
    await settled()
    expect(tip(screen)).toBe('meeting')
  })
})
