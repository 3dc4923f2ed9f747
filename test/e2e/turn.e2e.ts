import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { decider, play, sit } from './hunt.ts'

/** Counts what a page makes sound with, and keeps the titles of its notifications, before anything of it runs. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notices: string[] = []
    const perceived = { sounds: 0, notices }
    Object.assign(window, { perceived })
    const Quiet = window.AudioContext
    window.AudioContext = class extends Quiet {
      constructor() {
        super()
        perceived.sounds++
      }
    }
    const Asked = window.Notification
    window.Notification = class extends Asked {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        perceived.notices.push(title)
      }
    }
  })
declare global {
  interface Window {
    readonly perceived: { readonly sounds: number; readonly notices: readonly string[] }
  }
}
const perceived = (page: Page) => page.evaluate(() => window.perceived)
const marked = (page: Page) => page.locator('link[rel=icon]').getAttribute('href')

describe('a tab that waits', () => {
  test('says in its title and mark when it is its turn, without a sound or a notification unasked', async ({
    host,
    guest,
  }) => {
    for (const { page } of [host, guest]) await listen(page)
    await sit(host, guest)
    await host.page.locator('[data-testid=turn][data-yours=true]').waitFor()
    await expect.poll(() => host.page.title()).toBe('● Your turn: Fugitive · Siberian Manhunt')
    expect(await guest.page.title()).toBe('Siberian Manhunt')
    expect(await marked(host.page)).toContain('icon-turn.svg')
    expect(await marked(guest.page)).toMatch(/\/icon\.svg$/)

    // The guest looks at something else meanwhile.
    const other = await guest.page.context().newPage()
    await other.goto('about:blank')
    while ((await decider([host, guest])) === host) expect(await play([host, guest])).toBe(true)
    await expect.poll(() => guest.page.title()).toMatch(/^● .* · Siberian Manhunt$/)
    expect(await marked(guest.page)).toContain('icon-turn.svg')
    await expect.poll(() => host.page.title()).toBe('Siberian Manhunt')
    for (const { page } of [host, guest]) expect(await perceived(page)).toEqual({ sounds: 0, notices: [] })
  })
})
