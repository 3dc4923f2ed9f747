import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import {
  attribute,
  caughtUp,
  connection,
  downloaded,
  outcome,
  play,
  playOut,
  press,
  refusal,
  save,
  shown,
  sit,
} from './hunt.ts'
import type { Player } from './player.ts'

const PASSPHRASE = 'beside the wreck'
const HONEST = { Fugitive: 'honest', Government: 'honest' }

/** Makes a save file of the seat at which this player sits. */
async function saveSeat(player: Player, how: 'backup' | 'move'): Promise<Buffer> {
  const { page, hands } = player
  await player.press('save')
  for (const field of ['passphrase', 'passphrase-again']) await hands.write(page.getByTestId(field), PASSPHRASE)
  return downloaded(page, () => player.press(`save-${how}`))
}
/** Opens a save file on the first page, which is open. */
async function openSave(player: Player, file: Buffer, passphrase = PASSPHRASE): Promise<void> {
  const { page, hands } = player
  await page
    .getByTestId('save-file')
    .setInputFiles({ name: 'a.save', mimeType: 'application/octet-stream', buffer: file })
  await hands.write(page.getByTestId('open-passphrase'), passphrase)
  await player.press('open-save-go')
}
/** Few of them: the dice may end a game soon. */
async function makes(choices: number, players: readonly Player[]): Promise<void> {
  for (let made = 0; made < choices; made++) expect(await play(players)).toBe(true)
}

describe('a game that moves to another browser in the middle', () => {
  test('goes on there to the audit; the old one refuses, and still does when it is loaded anew', async ({
    host,
    guest,
    third,
  }) => {
    await sit(host, guest)
    await makes(2, [host, guest])
    const file = await saveSeat(host, 'move')
    expect(await refusal(host.page)).toBe('moved')
    const again = await downloaded(host.page, () => host.press('save-again'))
    expect(again.equals(file)).toBe(true)
    await host.page.reload()
    expect(await refusal(host.page)).toBe('moved')
    await host.press('home')
    expect(await attribute(host.page, 'saved', 'state')).toBe('moved')

    await third.open()
    await openSave(third, file, 'beside the lake')
    await third.page.getByText('This passphrase does not open the file').waitFor()
    await third.hands.write(third.page.getByTestId('open-passphrase'), PASSPHRASE)
    await third.press('open-save-go')
    await shown(third.page, 'turn')
    for (const { page } of [third, guest]) await connection(page, 'connected')
    await caughtUp(third, guest)
    await playOut([third, guest])
    const ends = [await outcome(third.page), await outcome(guest.page)]
    expect(ends[0]?.verdicts).toEqual(HONEST)
    expect(ends[1]).toEqual(ends[0])
    expect((await save(third.page)).equals(await save(guest.page))).toBe(true)
  })
})

describe('an old save file', () => {
  test('that is opened by accident is caught up from the other side before anything is signed', async ({
    host,
    guest,
    third,
  }) => {
    await sit(host, guest)
    const file = await saveSeat(host, 'backup')
    // The sheet closes by itself, and the game goes on here.
    await makes(2, [host, guest])
    await host.close()
    await third.open()
    await openSave(third, file)
    await shown(third.page, 'turn')
    await connection(third.page, 'connected')
    await caughtUp(third, guest)
    await third.press('resign')
    await third.press('resign-yes')
    const ends = [await outcome(third.page), await outcome(guest.page)]
    expect(ends[0]?.verdicts).toEqual(HONEST)
    expect(ends[1]).toEqual(ends[0])
  })
})

describe('a second tab of one game', () => {
  test('says so, takes it over and gives it back; the other tab stops', async ({ host, guest }) => {
    await sit(host, guest)
    const first = await guest.another()
    await guest.open()
    await guest.press('continue')
    expect(await refusal(guest.page)).toBe('other-tab')
    await connection(host.page, 'connected')

    await guest.press('take-over')
    await shown(guest.page, 'turn')
    expect(await refusal(first)).toBe('other-tab')
    await connection(guest.page, 'connected')
    await caughtUp(guest, host)
    await makes(1, [host, guest])

    const second = guest.page
    guest.turnTo(first)
    await press(first, 'take-over')
    await shown(first, 'turn')
    expect(await refusal(second)).toBe('other-tab')
    await connection(first, 'connected')
    await caughtUp(guest, host)
    await makes(1, [host, guest])
  })
})
