import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { fingers } from './hands.ts'
import { test as base, expect } from './harness.ts'
import { decider, outcome, play, playOut, shown, sit } from './hunt.ts'
import type { Player } from './player.ts'

const test = base.extend({ hands: ({ task: _ }, use) => use(fingers) })

/** How much wider than the window the page is. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Looks at every sheet of the table and comes back to the first. */
async function leafThrough({ page, hands }: Player): Promise<void> {
  const tabs = await page.getByTestId('tab').all()
  expect(tabs.length).toBeGreaterThan(4)
  for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    await hands.press(tab)
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('true')
    expect(await overhang(page)).toBe(0)
  }
}

/** Plans a move by a finger on the map, and takes it back. */
async function planOnMap(player: Player): Promise<void> {
  const { page } = player
  await page.locator('[data-destination]').first().waitFor()
  const free = () =>
    page.locator('[data-destination]').evaluateAll(rings => {
      const open = rings.flatMap(ring => {
        const { x, y, width, height } = ring.getBoundingClientRect()
        const point = { x: x + width / 2, y: y + height / 2 }
        const root = ring.getRootNode()
        const hit = root instanceof ShadowRoot ? root.elementFromPoint(point.x, point.y) : null
        return hit !== null && (hit.contains(ring) || hit.closest('svg') === ring.closest('svg')) ? [point] : []
      })
      return open[0]
    })
  await expect.poll(free).toBeDefined()
  const at = await free()
  if (at === undefined) throw new Error('no destination can be touched')
  await page.touchscreen.tap(at.x, at.y)
  await shown(page, 'dock')
  expect(await overhang(page)).toBe(0)
  await player.press('undo')
  await page.getByTestId('dock').waitFor({ state: 'detached' })
}

describe('on phones', () => {
  test('two play a whole game by touch', async ({ host, guest }) => {
    const players = [host, guest]
    await sit(host, guest)
    for (const { page } of players) expect(await overhang(page)).toBe(0)
    // The first turn is the Fugitive's, on the map; how the game goes on from there is up to the dice.
    while ((await decider(players)) !== host || (await host.page.locator('[data-destination]').count()) === 0)
      expect(await play(players)).toBe(true)
    await planOnMap(host)
    for (const player of players) await leafThrough(player)
    await playOut(players)

    const ends = [await outcome(host.page), await outcome(guest.page)]
    expect(ends[0]?.verdicts).toEqual({ Fugitive: 'honest', Government: 'honest' })
    expect(ends[1]).toEqual(ends[0])
    for (const player of players) {
      expect(await overhang(player.page)).toBe(0)
      await player.press('home')
      await shown(player.page, 'new-game')
    }
  })
})
