import { describe, inject } from 'vitest'
import { Camera } from './camera.ts'
import { mouse } from './hands.ts'
import { expect, test } from './harness.ts'
import { play } from './hunt.ts'
import { carried, joinByHand, offer, withoutBroker } from './lines.ts'
import { Player } from './player.ts'

describe('a camera', () => {
  test('reads the answer from the other screen, and the two play', async ({ guest, site }) => {
    const camera = new Camera()
    const host = await Player.launch('host', site.address, inject('browser'), mouse, camera.flags)
    try {
      await withoutBroker(host, guest)
      await host.open()
      await host.press('new-game')
      await guest.open(await offer(host))
      await joinByHand(host, guest, async () => {
        await carried(guest, 'answer')
        await camera.looksAt(guest.page.getByTestId('exchange').locator('.qrcode'))
        await host.press('exchange-scan')
      })
      expect(await play([host, guest])).toBe(true)
      expect(host.unexpected()).toEqual([])
    } finally {
      await host.close()
      camera.close()
    }
  })
})
