import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { kept, outcome, play, playOut, save, shown, sit } from './hunt.ts'
import type { Player } from './player.ts'

/** What the audit's sheet says of the game: the ways of the checks, and the route as it was opened. */
async function audited(page: Page) {
  const seen = await outcome(page)
  await page.getByTestId('leaf-route').click()
  await page.getByTestId('route').waitFor()
  const route = await page.locator('[data-testid=route] li').evaluateAll(all => all.map(one => one.dataset['node']))
  const checks = await page.getByTestId('checks').allInnerTexts()
  return { ...seen, route, checks }
}

const board = (page: Page, entry: string, sight: string) =>
  page.locator(`[data-testid=replay-board][data-entry="${entry}"][data-sight=${sight}]`).waitFor()
const at = async (page: Page) => Number(await page.getByTestId('time').getAttribute('data-entry'))
const fugitives = (page: Page) => page.locator('manhunt-replay [data-pawn=fugitive]').count()

/** Plays the game from its beginning, stops it, steps on and back, and looks at it with both sides' eyes. */
async function goThrough({ page, press }: { readonly page: Page; readonly press: (hook: string) => Promise<void> }) {
  const last = await at(page)
  await press('step-begin')
  await board(page, '0', 'truth')
  await press('step-on')
  const second = await at(page)
  expect(second).toBeGreaterThan(0)
  await press('step-on')
  expect(await at(page)).toBeGreaterThan(second)
  await press('step-back')
  expect(await at(page)).toBe(second)

  await press('play')
  await page.locator('[data-testid=play][data-playing=true]').waitFor()
  await expect.poll(() => at(page)).toBeGreaterThan(second)
  await press('play')
  await page.locator('[data-testid=play][data-playing=false]').waitFor()

  await press('step-end')
  await board(page, String(last), 'truth')
  expect(await fugitives(page)).toBe(1)
  await press('sight-government')
  await board(page, String(last), 'government')
  await press('sight-truth')
  await board(page, String(last), 'truth')
}

const handsOf = (player: Player) => ({ page: player.page, press: (hook: string) => player.press(hook) })

describe('after the end', () => {
  test('both go through the game, its record opens anywhere offline, and the next game begins', async ({
    host,
    guest,
    third,
  }) => {
    const players = [host, guest]
    await sit(host, guest)
    await playOut(players)
    const ends = [await audited(host.page), await audited(guest.page)]
    expect(ends[0]?.verdicts).toEqual({ Fugitive: 'honest', Government: 'honest' })
    expect(ends[0]?.route.length).toBeGreaterThan(0)
    expect(ends[1]).toMatchObject({ route: ends[0]?.route, verdicts: ends[0]?.verdicts })
    for (const player of players) await goThrough(handsOf(player))
    const bytes = await save(host.page)

    // Somebody else, who was on the page once and has no network now.
    const { page } = third
    await third.open()
    await kept(page)
    await page.context().setOffline(true)
    third.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.reload()
    await shown(page, 'new-game')
    const file = join(third.profile, 'a.record')
    await writeFile(file, bytes)
    await page.getByTestId('record-file').setInputFiles(file)
    const read = await audited(page)
    expect(read).toEqual(ends[0])
    await goThrough(handsOf(third))
    await page.reload()
    expect(await audited(page)).toEqual(read)
    expect((await save(page)).equals(bytes)).toBe(true)
    await third.press('home')
    await shown(page, 'kept-record')
    await page.reload()
    await third.press('open-kept')
    expect(await audited(page)).toEqual(read)
    await third.press('home')
    await page.locator('[data-testid=kept-record] [data-testid=forget]').click()
    await third.press('forget-yes')
    await page.getByTestId('kept-record').waitFor({ state: 'detached' })

    // One press on each side, and the other way round.
    await host.press('again-swapped')
    await guest.press('again-yes')
    await guest.page.locator('[data-testid=turn][data-yours=true]').waitFor()
    await host.page.locator('[data-testid=turn][data-side=Fugitive][data-yours=false]').waitFor()
    expect(await play(players)).toBe(true)
    for (const player of players) await player.page.locator('li[data-entry]').first().waitFor({ state: 'attached' })
  })
})
