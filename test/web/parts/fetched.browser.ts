import type { Connection } from '../../../web/app/view.ts'
import { ManhuntBar } from '../../../web/parts/bar.ts'
import { fetched } from '../../../web/parts/missing.ts'
import { afterEach, describe, expect, it, until } from '../../browser/suite.ts'
import { find, findAll, mount, saysClosed, settled } from '../mount.ts'

const missing = () => document.querySelector('manhunt-missing')
afterEach(() => missing()?.remove())

describe('a part of the page that is fetched when it is wanted', () => {
  it('is there, and nothing is said', async () => {
    expect(await fetched(() => Promise.resolve())).toBe(true)
    expect(missing()).toBe(null)
  })
  it('cannot be had: that is said once, until it is closed', async () => {
    const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
    expect(await fetched(lost)).toBe(false)
    expect(await fetched(lost)).toBe(false)
    expect(document.querySelectorAll('manhunt-missing').length).toBe(1)
    const dialog = await until(() => findAll(missing(), 'dialog[open]')[0])
    expect(dialog.textContent).toContain('could not be fetched')
    find(missing(), '[data-testid=missing-close]').click()
    saysClosed(find<HTMLDialogElement>(missing(), 'dialog'))
    expect(missing()).toBe(null)
  })
})

describe('the sheet that connects without a broker', () => {
  const line = (bar: ManhuntBar) => find(bar, 'manhunt-connection')
  const sheet = (bar: ManhuntBar) => findAll(find(line(bar), 'manhunt-exchange'), 'dialog[open]')[0]
  async function open(connection: Connection): Promise<ManhuntBar> {
    const bar = new ManhuntBar()
    bar.connection = connection
    return mount(bar, 1200, 60)
  }

  it('opens when it is asked for', async () => {
    const bar = await open({ state: 'failed' })
    expect(sheet(bar)).toBe(undefined)
    find(line(bar), '[data-testid=exchange-open]').click()
    const dialog = await until(() => sheet(bar))
    expect(dialog.dataset['step']).toBe('none')
  })
  it('opens by itself when a link has brought an offer', async () => {
    const bar = await open({ state: 'failed' })
    bar.connection = { state: 'connecting', exchange: { step: 'connecting' } }
    const dialog = await until(() => sheet(bar))
    expect(dialog.dataset['step']).toBe('connecting')
    await settled()
    expect(missing()).toBe(null)
  })
})
