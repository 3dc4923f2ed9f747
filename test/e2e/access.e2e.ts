import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './harness.ts'
import { outcome, play, playOut, press, shown, sit } from './hunt.ts'

/** What all rules of axe find on the page as it is. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
const background = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate(one => getComputedStyle(one).backgroundColor)

describe('for everybody', () => {
  // axe looks at a whole map several times: a limit for one that hangs
  test('axe finds nothing on both sides of a real game, from the first choice to the end', {
    timeout: 600_000,
  }, async ({ host, guest }) => {
    const players = [host, guest]
    await sit(host, guest)
    for (const moves of [1, 3, 4]) {
      for (const { page } of players) expect(await findings(page)).toEqual([])
      for (let made = 0; made < moves; made++) expect(await play(players)).toBe(true)
    }
    // Whose system chooses the colours still sees which sheet is turned to.
    await host.page.emulateMedia({ forcedColors: 'active' })
    const [on, off] = ['true', 'false'].map(pressed => `[data-testid=half][aria-pressed=${pressed}]`)
    expect(await background(host.page, on ?? '')).not.toBe(await background(host.page, off ?? ''))
    await host.page.emulateMedia({ forcedColors: 'none' })

    await playOut(players)
    for (const { page } of players) {
      await outcome(page)
      expect(await findings(page)).toEqual([])
      await press(page, 'home')
      await shown(page, 'new-game')
      expect(await findings(page)).toEqual([])
    }
  })
})
