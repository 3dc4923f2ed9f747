import { describe } from 'vitest'
import { type Served, serve } from '../../src/cli/serve.ts'
import { test } from './harness.ts'
import { connection, play, press, sit } from './hunt.ts'
import { goesOn } from './kept.ts'
import { anotherChannel, channelsOf, tap } from './lines.ts'
import type { Player } from './player.ts'
import { SITE } from './setup.ts'

const connected = (...players: readonly Player[]) =>
  Promise.all(players.map(player => connection(player.page, 'connected')))

/** So long nobody hears of a tab that sleeps. */
const MINUTES = '05:00'
/** What the console says of a broker that is away. */
const AWAY = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/

declare global {
  interface Window {
    /** how many entries this page still sends; all, if it is not there */
    entriesLeft?: number | undefined
  }
}
/** Lets the test swallow what the page sends, from some entry on; everything else goes on its way. */
const rationed = ({ page }: Player): Promise<unknown> =>
  page.addInitScript(() => {
    const send: (this: RTCDataChannel, data: ArrayBuffer) => void = RTCDataChannel.prototype.send
    const ENTRY = [0, 0x82, 9] // the last piece of a message, a list of two, of the kind `entry`
    const isEntry = (data: ArrayBuffer): boolean => {
      const bytes = new Uint8Array(data)
      return ENTRY.every((byte, i) => bytes[i] === byte)
    }
    Object.defineProperty(RTCDataChannel.prototype, 'send', {
      value(this: RTCDataChannel, data: ArrayBuffer | Uint8Array<ArrayBuffer>) {
        const raw = data instanceof Uint8Array ? data.slice().buffer : data
        if (window.entriesLeft === undefined || !isEntry(raw)) return send.call(this, raw)
        if (window.entriesLeft > 0) {
          window.entriesLeft--
          send.call(this, raw)
        }
      },
    })
  })
/** The Government attacks where the Fugitive is, and its share of the roll that follows stays on the way. */
async function untilTheRoll(host: Player, guest: Player): Promise<void> {
  await rationed(guest)
  await sit(host, guest)
  // The Fugitive is chosen, and rests.
  for (let made = 0; made < 2; made++) await play([host, guest])
  await guest.page.locator('[data-testid=turn][data-yours=true]').waitFor()
  await guest.page.locator('[data-type=attack]').first().click()
  await guest.page.evaluate(() => {
    window.entriesLeft = 1
  })
  await press(guest.page, 'send')
  await host.page.locator('[data-testid=waiting][data-what=roll]').waitFor()
}

describe('in the middle of a roll', () => {
  test('both pages are loaded anew', async ({ host, guest }) => {
    await untilTheRoll(host, guest)
    await Promise.all([host, guest].map(({ page }) => page.reload()))
    await connected(host, guest)
    await goesOn([host, guest])
  })

  // The host has to be found again, under another name; the guest has to look for it again.
  for (const killed of ['host', 'guest'] as const)
    test(`the browser of the ${killed} is killed, and started again`, async ({ host, guest }) => {
      const [dead, alive] = killed === 'host' ? [host, guest] : [guest, host]
      await untilTheRoll(host, guest)
      await dead.kill()
      await connection(alive.page, 'closed', 'reconnecting', 'failed')
      await alive.page.evaluate(() => {
        window.entriesLeft = undefined
      })
      await dead.restart()
      await dead.open()
      await press(dead.page, 'continue')
      await connected(host, guest)
      await goesOn([host, guest])
    })
})

describe('without either player doing anything', () => {
  const serveAgain = ({ port }: Served): Promise<Served> => serve({ folder: SITE, port })
  /** To this page the other one has been silent for minutes, so that it gives the channel up. */
  const silence = ({ page }: Player): Promise<void> => page.clock.fastForward(MINUTES)

  test('they play on when the broker is gone, and meet again when it is back and the line breaks', async ({
    host,
    guest,
    site,
  }) => {
    for (const player of [host, guest]) player.allow(AWAY)
    await guest.page.clock.install()
    await tap(guest)
    await sit(host, guest)
    await site.close()
    await goesOn([host, guest])
    const again = await serveAgain(site)
    try {
      const channels = await channelsOf(guest)
      await silence(guest)
      await anotherChannel(guest, channels)
      await connected(host, guest)
      await goesOn([host, guest])
    } finally {
      await again.close()
    }
  })

  test('they meet again when line and broker were both gone', async ({ host, guest, site }) => {
    for (const player of [host, guest]) player.allow(AWAY)
    for (const { page } of [host, guest]) await page.clock.install()
    await sit(host, guest)
    await site.close()
    await silence(guest)
    await connection(guest.page, 'failed')
    await connection(host.page, 'failed')
    const again = await serveAgain(site)
    try {
      await connected(host, guest)
      await goesOn([host, guest])
    } finally {
      await again.close()
    }
  })

  test('a tab that was frozen for minutes is back in the game', async ({ host, guest }) => {
    for (const { page } of [host, guest]) await page.clock.install()
    await sit(host, guest)
    const wake = await guest.sleep()
    try {
      // It does not even answer beats any more.
      await connection(host.page, 'reconnecting', 'closed')
      await silence(host)
      await connection(host.page, 'closed')
    } finally {
      wake()
    }
    await silence(guest)
    await connected(host, guest)
    await goesOn([host, guest])
  })
})
