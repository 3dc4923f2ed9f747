import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { kept, listed, outcome, press, shown } from './hunt.ts'
import type { Player } from './player.ts'

/** Bots play without a pause: the configuration says so, as an owner of a site may. */
async function withoutPause({ page }: Player): Promise<void> {
  // The service worker would answer before the test does.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.route('**/config.json', route =>
    route.fulfill({ json: { broker: { path: '/broker' }, iceServers: [], practice: { pause: 0 } } }),
  )
}
async function begin({ page }: Player, opponent: string, role?: string): Promise<void> {
  await press(page, 'prepare')
  await press(page, `opponent-${opponent}`)
  if (role !== undefined) await press(page, role)
  await press(page, 'begin')
}
/** It is this player's turn, the bot's line stands, or the game is over. */
const mine = (page: Page) =>
  page.locator('[data-testid=turn][data-yours=true], [data-testid=outcome]').first().waitFor()
const over = async (page: Page) => (await page.getByTestId('outcome').count()) > 0

/** What leads somewhere, in this order; the rest of what is offered follows. */
const FIRST = ['character', 'ignore', 'escape', 'hold', 'suffer', 'carried', 'end turn', 'rest'] as const
/** Makes one choice on the screen and waits until it is said. */
async function choose(player: Player): Promise<void> {
  const { page } = player
  const turn = page.getByTestId('turn').first()
  const height = await turn.getAttribute('data-height')
  await listed(page, height)
  await page.locator('[data-type]:not([aria-disabled=true])').first().waitFor()
  for (const type of [...FIRST.map(one => `[data-type="${one}"]`), '[data-type][data-sends]', '[data-type]']) {
    const button = page.locator(`${type}:not([aria-disabled=true])`).first()
    if ((await button.count()) === 0 || !(await button.isVisible())) continue
    const sends = await button.getAttribute('data-sends')
    await button.click()
    if (sends === 'second') await press(page, 'send')
    break
  }
  await page
    .locator(`[data-testid=turn]:not([data-height="${height}"]), [data-testid=outcome], [data-testid=covered]`)
    .first()
    .waitFor()
}
async function giveUp({ page }: Player): Promise<void> {
  await press(page, 'resign')
  await press(page, 'resign-yes')
}
/** The game is gone through at a side's place; gives how many costly decisions are listed. */
async function reviewed(page: Page, side: 'fugitive' | 'government'): Promise<number> {
  await press(page, 'leaf-review')
  await press(page, `review-${side}`)
  await page.locator('[data-testid=review] li, [data-testid=review-good]').first().waitFor({ timeout: 120_000 })
  return page.locator('[data-testid=review] li').count()
}
const honest = { Fugitive: 'honest', Government: 'honest' }

describe('a game against a bot', () => {
  test('as the Government, to its end, with a reload in the middle; both seats are audited', async ({ host }) => {
    await withoutPause(host)
    const page = await host.open()
    await begin(host, 'random', 'role-government')
    for (let made = 0; made < 400; made++) {
      await mine(page)
      if (await over(page)) break
      await choose(host)
      if (made === 3) {
        await page.reload()
        await page.locator('[data-testid=connection][data-state=connected], [data-testid=outcome]').first().waitFor()
      }
    }
    expect((await outcome(page)).verdicts).toEqual(honest)
  })

  test('gives hints that can be followed, and goes through the game again after it', async ({ host }) => {
    await withoutPause(host)
    const page = await host.open()
    await begin(host, 'steady', 'role-fugitive')
    for (let followed = 0; followed < 8; followed++) {
      await mine(page)
      if (await over(page)) break
      const height = await page.getByTestId('turn').first().getAttribute('data-height')
      const later = `[data-testid=turn]:not([data-height="${height}"]), [data-testid=outcome]`
      await press(page, 'hint')
      await page.getByTestId('hint-says').waitFor()
      await press(page, 'hint-take')
      await page.locator(`[data-testid=dock], ${later}`).first().waitFor()
      if ((await page.getByTestId('dock').count()) > 0) await press(page, 'send')
      await page.locator(later).first().waitFor()
    }
    if (!(await over(page))) await giveUp(host)
    expect((await outcome(page)).verdicts).toEqual(honest)
    const costly = await reviewed(page, 'fugitive')
    expect(costly).toBeLessThanOrEqual(3)
    if (costly > 0) {
      await press(page, 'review-show')
      await page.getByTestId('better').waitFor()
    }
  })

  test('as the Fugitive, to its end and on into the next one with the sides changed', async ({ host }) => {
    await withoutPause(host)
    const page = await host.open()
    await begin(host, 'steady', 'role-fugitive')
    for (let made = 0; made < 400; made++) {
      await mine(page)
      if (await over(page)) break
      await choose(host)
    }
    expect((await outcome(page)).verdicts).toEqual(honest)
    expect(await reviewed(page, 'government')).toBeLessThanOrEqual(3)
    await press(page, 'again-swapped')
    await mine(page)
    expect(await page.getByTestId('trail').count()).toBe(0)
    await choose(host)
    await mine(page)
  })

  test('begins, goes on and is gone through again without a network, after the first visit', async ({ host }) => {
    const page = await host.open()
    await kept(page)
    host.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await page.reload()
    await begin(host, 'steady', 'role-fugitive')
    await mine(page)
    await choose(host)
    await mine(page)
    await page.reload()
    await mine(page)
    await choose(host)
    await mine(page)
    await giveUp(host)
    expect((await outcome(page)).verdicts).toEqual(honest)
    await reviewed(page, 'fugitive')
    await press(page, 'help-open')
    await page.getByTestId('help-entry').first().waitFor()
  })
})

describe('two at one device', () => {
  test('the cover holds nothing of the route; it stands after every turn and a reload; both are audited', async ({
    host,
  }) => {
    const page = await host.open()
    await begin(host, 'same-device')
    await shown(page, 'uncover')
    let route: readonly string[] = []
    for (let turns = 0; turns < 2; ) {
      await page
        .locator('[data-testid=uncover], [data-testid=cover], [data-testid=turn][data-yours=true]')
        .first()
        .waitFor()
      if (await page.getByTestId('uncover').isVisible()) {
        const text = await deep(page)
        for (const node of route) expect(text).not.toMatch(new RegExp(`\\b${node}\\b`))
        await press(page, 'uncover')
        await shown(page, 'turn')
      } else if (await page.getByTestId('cover').isVisible()) {
        route = await ownRoute(page)
        turns++
        await press(page, 'cover')
        await shown(page, 'uncover')
      } else await choose(host)
    }
    await page.reload()
    await shown(page, 'uncover')
    expect(await page.getByTestId('turn').count()).toBe(0)
    await press(page, 'uncover')
    await page.locator('[data-testid=turn][data-yours=true]').waitFor()
    await giveUp(host)
    expect((await outcome(page)).verdicts).toEqual(honest)
    for (const side of ['fugitive', 'government'] as const) await reviewed(page, side)
    await press(page, 'again-same')
    await shown(page, 'uncover')
    expect(await page.getByTestId('turn').count()).toBe(0)
  })
})

/** Everything that the page holds as text or attributes, through shadow trees, without what is the same on every cover. */
const deep = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = (node: Node): string => {
      const own = node instanceof Element ? [...node.attributes].map(({ value }) => value).join(' ') : ''
      const text = node instanceof Text ? node.data : ''
      // Style sheets and the drawings of icons are the same for everybody.
      if (node instanceof SVGElement || node instanceof HTMLStyleElement) return ''
      const inside = node instanceof Element && node.shadowRoot !== null ? all(node.shadowRoot) : ''
      return [own, text, inside, ...[...node.childNodes].map(all)].join(' ')
    }
    return all(document.body)
  })
/** The Fugitive's route as their own map shows it. */
const ownRoute = (page: Page): Promise<readonly string[]> =>
  page
    .locator('manhunt-board')
    .first()
    .evaluate(board => {
      const scene: unknown = Reflect.get(board, 'scene')
      const track: unknown = typeof scene === 'object' && scene !== null ? Reflect.get(scene, 'track') : undefined
      const nodes: unknown = typeof track === 'object' && track !== null ? Reflect.get(track, 'nodes') : undefined
      return Array.isArray(nodes) ? nodes.map(String) : []
    })
