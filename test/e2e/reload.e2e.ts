import { describe } from 'vitest'
import { type Served, serve } from '../../src/cli/serve.ts'
import { expect, test } from './harness.ts'
import {
  claim,
  connection,
  invite,
  outcome,
  play,
  playOut,
  press,
  propose,
  save,
  shown,
  sign,
  sit,
  stage,
} from './hunt.ts'
import type { Player } from './player.ts'
import { SITE } from './setup.ts'

const reload = (...players: readonly Player[]) => Promise.all(players.map(player => player.page.reload()))
const connected = (...players: readonly Player[]) =>
  Promise.all(players.map(player => connection(player.page, 'connected')))

describe('a page that is loaded anew', () => {
  test('at every step of the agreement goes on where it was, on both sides', async ({ host, guest }) => {
    const link = await invite(host)
    await reload(host)
    await shown(host.page, 'invite-link')
    expect(await host.page.getByTestId('invite-link').inputValue()).toBe(link)
    await connection(host.page, 'waiting')

    await guest.open(link)
    expect(guest.page.url()).toBe(guest.site)
    await stage(guest.page, 'unclaimed')
    await reload(guest)
    await stage(guest.page, 'unclaimed')
    await press(guest.page, 'claim')
    await stage(guest.page, 'waiting for proposal')
    await reload(host, guest)
    await connected(host, guest)

    await propose(host, 'role-roll')
    await stage(guest.page, 'proposal')
    await reload(host, guest)
    await connected(host, guest)

    await sign(guest)
    await reload(host, guest)
    // The click may not have counted before the page was gone.
    await guest.page.locator('[data-testid=turn], [data-testid=sign]').first().waitFor()
    if (await guest.page.getByTestId('sign').isVisible()) await press(guest.page, 'sign')
    for (const { page } of [host, guest]) await shown(page, 'turn')
    await connected(host, guest)
    const words = await Promise.all([host, guest].map(({ page }) => page.getByTestId('safety-words').textContent()))
    expect(words[0]).toBe(words[1])
  })

  test('in the middle of a roll loses nothing, on both sides', async ({ host, guest }) => {
    const players = [host, guest]
    await sit(host, guest)
    // The Fugitive is chosen, and rests.
    for (let made = 0; made < 2; made++) await play(players)
    await guest.page.locator('[data-testid=turn][data-yours=true]').waitFor()
    await guest.page.locator('[data-type=attack]').first().click()
    await press(guest.page, 'send')
    // A query, a declaration and a roll are under way now.
    await reload(host, guest)
    await connected(host, guest)
    await playOut(players)
    const ends = [await outcome(host.page), await outcome(guest.page)]
    expect(ends[0]).toMatchObject({ verdicts: { Fugitive: 'honest', Government: 'honest' } })
    expect(ends[1]).toEqual(ends[0])
    expect((await save(host.page)).equals(await save(guest.page))).toBe(true)
    await reload(host)
    expect(await outcome(host.page)).toEqual(ends[0])
  })

  test('finds the other side again after the broker was gone', async ({ host, guest, site }) => {
    for (const player of [host, guest]) player.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/)
    await sit(host, guest)
    await site.close()
    // Nothing between the two is needed to play.
    expect(await play([host, guest])).toBe(true)
    const again: Served = await serve({ folder: SITE, port: site.port })
    try {
      await reload(host, guest)
      await connected(host, guest)
      expect(await play([host, guest])).toBe(true)
    } finally {
      await again.close()
    }
  })
})

describe('a second tab', () => {
  test('of the same game says that it is open elsewhere', async ({ host, guest }) => {
    const link = await invite(host)
    await claim(guest, link)
    const tab = await guest.page.context().newPage()
    await tab.goto(guest.site)
    await press(tab, 'continue')
    await shown(tab, 'refused')
    expect(await tab.getByTestId('refused').getAttribute('data-code')).toBe('other-tab')
    await connection(host.page, 'connected')
    await tab.close()
  })
})
