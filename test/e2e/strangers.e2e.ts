import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { claim, connection, invite, outcome, play, playOut, press, refusal, save, shown, sit } from './hunt.ts'
import { stored } from './kept.ts'
import { anotherChannel, tap } from './lines.ts'
import type { Player } from './player.ts'

/** Opens an invitation and claims the seat. */
async function knock(player: Player, link: string): Promise<void> {
  await player.open(link)
  await press(player.page, 'claim')
}
/** The link with another last part: the secret. */
const withSecret = (link: string, secret: string) => link.replace(/[^.]*$/, secret)

describe('an invitation', () => {
  test('with a wrong secret gets a clear screen, and the host still waits', async ({ host, guest, third }) => {
    const link = await invite(host)
    await knock(third, withSecret(link, 'AAAAAAAAAAAAAAAAAAAAAA'))
    expect(await refusal(third.page)).toBe('invite-unknown')
    await press(third.page, 'home')
    await shown(third.page, 'new-game')
    expect(await third.page.getByTestId('saved').count()).toBe(0)
    await connection(host.page, 'waiting')
    await claim(guest, link)
  })

  test('that is used gets a clear screen, and the two who play notice nothing', async ({ host, guest, third }) => {
    const link = await sit(host, guest)
    await knock(third, link)
    expect(await refusal(third.page)).toBe('invite-used')
    for (const { page } of [host, guest]) await connection(page, 'connected')
    expect(await play([host, guest])).toBe(true)
  })

  test('that is garbled gets a clear screen at once', async ({ guest }) => {
    await guest.open('#1.abc')
    expect(await refusal(guest.page)).toBe('bad-invite')
    expect(guest.page.url()).toBe(guest.site)
  })

  test('to a host who is away says so and goes on trying', async ({ host, guest }) => {
    const link = await invite(host)
    await host.page.goto('about:blank')
    await knock(guest, link)
    await guest.page.getByText('Nobody answers under this invitation').first().waitFor()
    await host.open()
    await connection(guest.page, 'connected')
  })
})

describe('garbage over the channel', () => {
  test('leaves the game and what is stored of it untouched', async ({ host, guest }) => {
    await tap(guest)
    await sit(host, guest)
    // The Fugitive is chosen, and rests.
    for (let made = 0; made < 2; made++) await play([host, guest])
    await guest.page.locator('[data-testid=turn][data-yours=true]').waitFor()
    const before = await stored(host)
    const channels = await guest.page.evaluate(() => {
      const channel = window.channels?.filter(one => one.readyState === 'open').at(-1)
      if (channel === undefined) throw new Error('no open channel')
      // Whole messages for the session (a first byte 0 marks them): random, empty, and every kind of frame with rubbish in it.
      for (let size = 0; size < 300; size++) {
        const random = crypto.getRandomValues(new Uint8Array(size))
        channel.send(Uint8Array.of(0, ...random))
      }
      for (let kind = 4; kind < 12; kind++)
        channel.send(Uint8Array.of(0, 0x82, kind, 0x58, 0x20, ...crypto.getRandomValues(new Uint8Array(32))))
      // And then what is no frame of the transport, which ends the connection.
      channel.send('text')
      return window.channels?.length ?? 0
    })
    // The guest comes back over another channel; what was said before has been heard by then.
    await anotherChannel(guest, channels)
    for (const { page } of [guest, host]) await connection(page, 'connected')
    expect(await host.page.getByTestId('turn').getAttribute('data-height')).toBe(
      await guest.page.getByTestId('turn').getAttribute('data-height'),
    )
    expect(await stored(host)).toEqual(before)
    await playOut([host, guest])
    expect((await outcome(host.page)).verdicts).toEqual({ Fugitive: 'honest', Government: 'honest' })
    await outcome(guest.page)
    expect((await save(host.page)).equals(await save(guest.page))).toBe(true)
  })
})

describe('a record file', () => {
  test('is audited by anybody, and a damaged one accuses nobody', async ({ host, guest, third }) => {
    await sit(host, guest)
    await playOut([host, guest])
    await outcome(host.page)
    const record = await save(host.page)
    const file = (buffer: Buffer) => ({ name: 'game.record', mimeType: 'application/octet-stream', buffer })
    await third.open()
    await third.page.getByTestId('record-file').setInputFiles(file(record))
    expect((await outcome(third.page)).verdicts).toEqual({ Fugitive: 'honest', Government: 'honest' })
    expect((await save(third.page)).equals(record)).toBe(true)
    await press(third.page, 'home')
    const damaged = Buffer.from(record)
    damaged[damaged.length - 100] = (damaged[damaged.length - 100] ?? 0) ^ 1
    await third.page.getByTestId('record-file').setInputFiles(file(damaged))
    await third.page.locator('[data-testid=notice][data-code=damaged]').waitFor()
  })
})
