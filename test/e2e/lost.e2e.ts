import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { caughtUp, connection, outcome, play, press, refusal, save, shown, sit } from './hunt.ts'
import type { Player } from './player.ts'

/** The player leaves the game for the first page, and something of what the browser keeps is gone, or garbled: what concluded the agreement. */
async function lose({ page }: Player, lost: 'newest entries' | 'all' | 'conclusion'): Promise<void> {
  await press(page, 'go-home')
  await shown(page, 'saved')
  await page.evaluate(async lost => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('siberian-manhunt')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('kept', 'readwrite')
      const store = transaction.objectStore('kept')
      const names = store.getAllKeys()
      names.onsuccess = () => {
        const keys = names.result.map(String)
        const entries = keys.filter(key => /\/entry\/\d+$/.test(key)).sort()
        if (lost === 'conclusion')
          for (const key of keys.filter(key => key.endsWith('/g3'))) store.put(Uint8Array.of(1), key)
        else for (const key of lost === 'all' ? keys : entries.slice(-3)) store.delete(key)
      }
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
    })
    database.close()
  }, lost)
}

/** Both are at the same place of the game; a choice more is made, and at the end both were honest. */
async function goesOn(one: Player, other: Player): Promise<void> {
  for (const { page } of [one, other]) await connection(page, 'connected')
  await caughtUp(one, other)
  expect(await play([one, other])).toBe(true)
  await one.press('resign')
  await one.press('resign-yes')
  const ends = [await outcome(one.page), await outcome(other.page)]
  expect(ends[0]?.verdicts).toEqual({ Fugitive: 'honest', Government: 'honest' })
  expect(ends[1]).toEqual(ends[0])
  expect((await save(one.page)).equals(await save(other.page))).toBe(true)
}

describe('a browser', () => {
  test('that has lost the newest entries is caught up by the other side', async ({ host, guest }) => {
    await sit(host, guest)
    for (let made = 0; made < 2; made++) expect(await play([host, guest])).toBe(true)
    await lose(host, 'newest entries')
    await host.press('continue')
    await shown(host.page, 'turn')
    await goesOn(host, guest)
  })

  test('that has lost a part of the game gets it back from the other player’s record', async ({ host, guest }) => {
    await sit(host, guest)
    for (let made = 0; made < 2; made++) expect(await play([host, guest])).toBe(true)
    await lose(host, 'conclusion')
    await host.press('continue')
    expect(await refusal(host.page)).toBe('storage-lost')
    await guest.press('save')
    const record = await save(guest.page)
    await guest.page.keyboard.press('Escape')
    await host.page
      .getByTestId('record-file')
      .setInputFiles({ name: 'so-far.record', mimeType: 'application/octet-stream', buffer: record })
    await shown(host.page, 'turn')
    await host.page.locator('[data-testid=notice][data-code=taken-back]').waitFor()
    await goesOn(host, guest)
  })

  test('that has lost all cannot take the seat again with the link, and says what can be done', async ({
    host,
    guest,
  }) => {
    const link = await sit(host, guest)
    await lose(guest, 'all')
    await guest.page.goto('about:blank')
    await guest.open(link)
    await guest.press('claim')
    expect(await refusal(guest.page)).toBe('invite-used')
    await guest.page.getByText('your save file brings it back').waitFor()
    await connection(host.page, 'reconnecting', 'closed')
    await host.page.reload()
    await shown(host.page, 'turn')
  })
})
