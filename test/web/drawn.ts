import type { Page } from 'playwright-core'

/** Waits for the app and its screen, the letters and the relief under the map. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForSelector('manhunt-app')
  // Most screens are fetched when they are shown first; one stays as it is until its files are opened.
  if (!page.url().endsWith('#starting')) await page.locator('manhunt-app .starting').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  const board = page.locator('manhunt-board .contour').first()
  if ((await page.locator('manhunt-board').count()) > 0) await board.waitFor({ state: 'attached' })
  await page.waitForTimeout(350)
  await page.evaluate(() => window.allDrawn?.())
  // On a busy machine what was drawn last may not be on the screen yet.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}
