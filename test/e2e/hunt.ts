import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Player } from './player.ts'

/** How a test plays: through what anybody can press on the screen. */

type Roles = 'role-fugitive' | 'role-government' | 'role-roll'

export const shown = (page: Page, hook: string): Promise<void> => page.getByTestId(hook).first().waitFor()
export const press = (page: Page, hook: string): Promise<void> => page.getByTestId(hook).first().click()
export const attribute = (page: Page, hook: string, name: string): Promise<string | null> =>
  page.getByTestId(hook).first().getAttribute(`data-${name}`)

/** At which entry of the game this player's table stands. */
export const height = ({ page }: Player): Promise<string | null> => attribute(page, 'turn', 'height')
/** Waits until this player has the entries that the other one has. */
export const caughtUp = (one: Player, other: Player): Promise<void> =>
  expect.poll(async () => (await height(one)) === (await height(other))).toBe(true)

/** Waits for the line to the other side to be in one of these states. */
export const connection = (page: Page, ...states: readonly string[]): Promise<void> =>
  page
    .locator(states.map(state => `[data-testid=connection][data-state=${state}]`).join())
    .first()
    .waitFor()
/** Waits for the guest's screen before the game to come to a stage. */
export const stage = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-testid=join-stage][data-stage="${name}"]`).waitFor()
/** Waits for the screen of a dead end, and gives its code. */
export async function refusal(page: Page): Promise<string | null> {
  await shown(page, 'refused')
  return attribute(page, 'refused', 'code')
}

/** Waits until the service worker keeps the whole site and serves this page. */
export const kept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

/** A new game: the host's invitation. */
export async function invite(host: Player): Promise<string> {
  const page = await host.open()
  await host.press('new-game')
  await shown(page, 'invite-link')
  const link = await page.getByTestId('invite-link').inputValue()
  await connection(page, 'waiting')
  return link
}
export async function claim(guest: Player, link: string): Promise<void> {
  await guest.open(link)
  await guest.press('claim')
  await stage(guest.page, 'waiting for proposal')
}
export async function propose(host: Player, roles: Roles): Promise<void> {
  await connection(host.page, 'connected')
  await host.press(roles)
  await host.press('propose')
}
export async function sign(guest: Player): Promise<void> {
  await stage(guest.page, 'proposal')
  await guest.press('sign')
}
/** Both are at the table. */
export async function sit(host: Player, guest: Player, roles: Roles = 'role-fugitive'): Promise<string> {
  const link = await invite(host)
  await claim(guest, link)
  await propose(host, roles)
  await sign(guest)
  for (const { page } of [host, guest]) await shown(page, 'turn')
  return link
}

/**
 * What the Fugitive and the Government do for a short game: one rests beside the wreck and walks away from everybody, the
 * other attacks there.
 */
export const ORDER = [
  'character',
  'ignore',
  'rest',
  'escape',
  'attack',
  'end turn',
  'hold',
  'strike',
  'suffer',
  'carried',
  'steal',
  'recall',
] as const

/** Who must decide now, or `undefined` at the end: waits until it is one or the other. */
export async function decider(players: readonly Player[]): Promise<Player | undefined> {
  const mine = (player: Player) =>
    player.page
      .locator('[data-testid=turn][data-yours=true]')
      .waitFor({ timeout: 0 })
      .then(() => player)
  const over = (player: Player) =>
    player.page
      .getByTestId('outcome')
      .waitFor({ timeout: 0 })
      .then(() => undefined)
  const waits = players.flatMap(player => [mine(player), over(player)])
  // Those that were not first wait on, until their page is closed.
  for (const wait of waits) wait.catch(() => undefined)
  return Promise.race(waits)
}

/** The list of what can be done comes a moment after the bar: waits until it is the one of this moment. */
export const listed = (page: Page, height: string | null): Promise<void> =>
  page.locator(`manhunt-actions[data-height="${height}"]`).waitFor({ state: 'attached' })

/** Makes one choice for whoever must make one, the first in this order; whether there was one to make. */
export async function play(players: readonly Player[], order: readonly string[] = ORDER): Promise<boolean> {
  const player = await decider(players)
  if (player === undefined) return false
  const { page } = player
  const before = await height(player)
  await listed(page, before)
  await page
    .locator(order.map(type => `[data-type="${type}"]`).join())
    .first()
    .waitFor()
  for (const type of order) {
    const button = page.locator(`[data-type="${type}"]`).first()
    if ((await button.count()) === 0) continue
    const sends = await button.getAttribute('data-sends')
    await player.hands.press(button)
    if (sends === 'second') await player.press('send')
    break
  }
  // It counts when it is said: the table stands at a later entry, or the game is over.
  await page.locator(`[data-testid=turn]:not([data-height="${before}"]), [data-testid=outcome]`).first().waitFor()
  return true
}
/** Plays to the end; how many choices it took. */
export async function playOut(players: readonly Player[], most = 500): Promise<number> {
  for (let made = 0; made < most; made++) if (!(await play(players))) return made
  throw new Error(`no end after ${most} choices`)
}

/** The end screen of one side: who won, how, and the verdict on each role. */
export async function outcome(page: Page): Promise<{
  readonly winners: string | null
  readonly by: string | null
  readonly verdicts: Readonly<Record<string, string | null>>
}> {
  await page.getByTestId('verdict').nth(1).waitFor()
  await expect.poll(() => page.getByTestId('opening').count()).toBe(0)
  const verdicts: Record<string, string | null> = {}
  for (const verdict of await page.getByTestId('verdict').all())
    verdicts[(await verdict.getAttribute('data-role')) ?? ''] = await verdict.getAttribute('data-verdict')
  return {
    winners: await attribute(page, 'outcome', 'winners'),
    by: await attribute(page, 'outcome', 'by'),
    verdicts,
  }
}
/** Presses the button that saves the record, and gives the file. */
export async function save(page: Page): Promise<Buffer> {
  return downloaded(page, () => press(page, 'export'))
}
/** The file that somebody gets by doing this. */
export async function downloaded(page: Page, by: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), by()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
