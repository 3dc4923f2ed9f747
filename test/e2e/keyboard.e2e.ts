import { describe } from 'vitest'
import { labelOf, waysFrom } from '../../web/board/chart.ts'
import { neighbourTowards } from '../../web/board/geometry.ts'
import { focusIn, isFocused, keys, reach, seen } from './hands.ts'
import { test as base, expect } from './harness.ts'
import { decider, outcome, play, shown, sit } from './hunt.ts'
import type { Player } from './player.ts'

const ARROWS = [
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
] as const

/** More choices than a hunt of this kind has. */
const MOST = 500

const test = base.extend({ hands: ({ task: _ }, use) => use(keys) })

/** On the map and back: to it by Tab, to destinations by Tab and by number, from there with an arrow; a plan, taken back by Escape. */
async function walkOnMap({ page }: Player): Promise<void> {
  const { keyboard } = page
  await reach(page.getByTestId('map').first())
  await keyboard.press('Tab')
  await page.getByTestId('tip').first().waitFor()
  const ring = (node: number) => page.locator(`[data-testid=cursor][data-node="${node}"]`).waitFor()
  const rings = await page.locator('[data-destination]').all()
  const destinations = await Promise.all(rings.map(async one => Number(await one.getAttribute('data-destination'))))
  const numbered = destinations.find(node => /^\d+$/.test(labelOf(node)))
  if (numbered === undefined) throw new Error('every destination is a town')
  await keyboard.type(labelOf(numbered))
  await ring(numbered)
  const ahead = ARROWS.flatMap(([key, dx, dy]) => {
    const to = neighbourTowards(
      numbered,
      waysFrom(numbered).map(one => one.to),
      dx,
      dy,
    )
    return to === undefined ? [] : [{ key, to }]
  })
  for (const { key, to } of ahead) {
    await keyboard.press(key)
    await ring(to)
    await keyboard.type(labelOf(numbered))
    await ring(numbered)
  }
  expect(ahead).not.toEqual([])
  await keyboard.press('Enter')
  await shown(page, 'dock')
  await keyboard.press('Escape')
  await page.getByTestId('dock').waitFor({ state: 'detached' })
  expect(await isFocused(page)).toBe(true)
}

/** Opens a dialog, closes it by Escape, and is where it was before. */
async function lookInto({ page }: Player, hook: string): Promise<void> {
  const button = page.getByTestId(hook).first()
  await reach(button)
  await page.keyboard.press('Enter')
  await page.locator('dialog:modal').waitFor()
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press('Tab')
    expect(await focusIn(page.locator('dialog:modal'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  expect(await button.evaluate(one => one.matches(':focus'))).toBe(true)
  await seen(page)
}

describe('by the keyboard alone', () => {
  // The dice say how long it is, and every control is walked to: a limit for a game that hangs.
  test('two play a whole game, and the focus is always somewhere', { timeout: 900_000 }, async ({ host, guest }) => {
    const players = [host, guest]
    await sit(host, guest)
    await play(players)
    await host.page.locator('[data-testid=turn][data-yours=true]').waitFor()
    await lookInto(host, 'settings')
    await lookInto(guest, 'settings')
    // The first turn is the Fugitive's, on the map; how the game goes on from there is up to the dice.
    while ((await decider(players)) !== host || (await host.page.locator('[data-destination]').count()) === 0)
      expect(await play(players)).toBe(true)
    await walkOnMap(host)
    for (let made = 0; made < MOST && (await play(players)); made++)
      for (const { page } of players) await expect.poll(() => isFocused(page)).toBe(true)

    const honest = { Fugitive: 'honest', Government: 'honest' }
    const ends = [await outcome(host.page), await outcome(guest.page)]
    expect(ends[0]?.verdicts).toEqual(honest)
    expect(ends[1]).toEqual(ends[0])
    for (const player of players) {
      await player.press('home')
      await shown(player.page, 'new-game')
    }
  })
})
