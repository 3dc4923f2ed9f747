import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { connection, play, press, shown } from './hunt.ts'
import { carried, exchange, joinByHand, offer, take, withoutBroker } from './lines.ts'
import type { Player } from './player.ts'

/** Two players who have carried two links across, and sit at the table. */
async function sitWithoutBroker(host: Player, guest: Player): Promise<void> {
  await withoutBroker(host, guest)
  await host.open()
  await host.press('new-game')
  const link = await offer(host)
  await guest.open(link)
  expect(guest.page.url()).toBe(guest.site)
  await joinByHand(host, guest)
}
const connected = (...players: readonly Player[]) =>
  Promise.all(players.map(player => connection(player.page, 'connected')))

describe('without any broker', () => {
  test('two browsers connect by two links, and play', async ({ host, guest }) => {
    await sitWithoutBroker(host, guest)
    await connected(host, guest)
    for (let made = 0; made < 4; made++) expect(await play([host, guest])).toBe(true)
  })

  test('they meet again after both were loaded anew: a link that opens in a new tab is enough', async ({
    host,
    guest,
  }) => {
    await sitWithoutBroker(host, guest)
    await play([host, guest])
    await Promise.all([host.page.reload(), guest.page.reload()])
    for (const { page } of [host, guest]) await connection(page, 'failed')
    const link = await offer(host)
    await guest.press('exchange-open')
    await take(guest, link)
    const answer = await carried(guest, 'answer')
    const tab = await host.page.context().newPage()
    await tab.goto(answer)
    await shown(tab, 'refused')
    expect(await tab.getByTestId('refused').getAttribute('data-code')).toBe('handed-over')
    await tab.close()
    await connected(host, guest)
    expect(await play([host, guest])).toBe(true)
  })

  test('what is no offer and no answer is said, and the offer stands', async ({ host }) => {
    await withoutBroker(host)
    await host.open()
    await host.press('new-game')
    await connection(host.page, 'failed')
    const link = await offer(host)
    await take(host, 'no link')
    await host.page.locator('[data-testid=notice][data-code=bad-signal]').waitFor()
    await take(host, link)
    await host.page.locator('[data-testid=notice][data-code=signal-own]').waitFor()
    expect(await carried(host, 'offer')).toBe(link)
    await host.press('exchange-stop')
    await exchange(host.page, 'none')
    await press(host.page, 'exchange-close')
    await shown(host.page, 'invite-link')
  })
})
