import { describe } from 'vitest'
import { test } from './harness.ts'
import { connection, invite, press, shown } from './hunt.ts'
import { configure } from './lines.ts'

describe('a line that does not come about', () => {
  test('for want of a broker says so, and comes about when there is one', async ({ host }) => {
    host.allow(/WebSocket/)
    await configure(host, { broker: { path: '/nowhere' }, iceServers: [] })
    await host.open()
    await press(host.page, 'new-game')
    await connection(host.page, 'failed')
    await host.page.getByText('The broker that introduces the two of you cannot be reached').first().waitFor()
    await host.page.context().unroute('**/config.json')
    await host.page.reload()
    await connection(host.page, 'waiting')
  })

  test('for want of a right config.json says what is wrong with it', async ({ host }) => {
    await configure(host, { broker: { path: '/broker' } })
    await host.open()
    await press(host.page, 'new-game')
    await connection(host.page, 'failed')
    await host.page.getByText('iceServers').first().waitFor()
  })

  test('for want of a way between the two networks says so', async ({ host, guest }) => {
    // Neither browser learns an address of the other one.
    for (const { page } of [host, guest])
      await page.addInitScript(() => {
        RTCPeerConnection.prototype.addIceCandidate = () => Promise.resolve()
      })
    const link = await invite(host)
    await guest.open(link)
    await press(guest.page, 'claim')
    await connection(guest.page, 'failed')
    await guest.page.getByText('no way between your two networks').first().waitFor()
    await shown(host.page, 'invite-link')
  })
})
