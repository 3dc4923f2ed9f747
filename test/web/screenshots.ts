/**
 * Takes pictures of every screen in real game states: `npm run screenshots -- [part of a name …] [--beside FOLDER]`. A
 * whole name means that picture only. They go to .cache/screenshots, named by view, width, scheme and language. The page
 * index.html there shows them all, beside the pictures of the design where such a folder is given.
 */
import { statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { BROWSER_FLAGS, findBrowser } from '../../src/cli/browser.ts'
import { contactSheet } from './contact-sheet.ts'
import { drawn } from './drawn.ts'
import { serveFixtures } from './fixtures/serve.ts'
import { nameOf, SHOTS, type Shot } from './shots.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'"

const root = fileURLToPath(new URL('../../', import.meta.url))
const out = `${root}.cache/screenshots/`

async function take(browser: Browser, base: string, shot: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: shot.dark === true ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: shot.language ?? 'en',
  })
  page.on('pageerror', error => console.log(`${nameOf(shot)}: ${error.message}`))
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) console.log(`${nameOf(shot)}: ${message.text()}`)
  })
  await page.goto(`${base}test/web/fixtures/index.html#${shot.view}`)
  await drawn(page)
  if (shot.tab !== undefined) await page.click(`[data-testid=tab][data-tab=${shot.tab}]`)
  if (shot.press !== undefined) {
    const button = page.locator(`[data-testid=${shot.press}]`).first()
    const isFile = (await button.getAttribute('type')) === 'file'
    await button.waitFor({ state: 'attached' })
    // On phones some of them stand in the menu.
    if (!isFile && !(await button.isVisible())) await page.click('[data-testid=settings]')
    // What cannot be done can be pressed: it says why.
    if (isFile)
      await button.setInputFiles({ name: 'a.save', mimeType: 'application/octet-stream', buffer: Buffer.of(1) })
    else await button.click({ force: true })
    if (shot.press === 'help-open') await page.waitForSelector('[data-testid=help-entry]')
  }
  if (shot.badge !== undefined) {
    if (shot.tab === undefined)
      await page.click('[data-testid=half][data-half=log]', { timeout: 2000 }).catch(() => undefined)
    await page.click(`[data-testid=badge][data-badge="${shot.badge}"] >> nth=0`)
    await page.waitForSelector('[data-testid=evidence]')
  }
  await page.evaluate(() => window.allDrawn?.())
  await page.screenshot({ path: `${out}${nameOf(shot)}.png`, fullPage: shot.full === true })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  console.log(nameOf(shot), width > shot.width ? `OVERFLOWS to ${width}` : '')
  await page.close()
}

const USAGE = 'npm run screenshots -- [part of a name …] [--beside FOLDER]'
function ends(says: string, code = 2): never {
  console.log(says)
  process.exit(code)
}
/** What was asked for. Wrong words end it before the first picture is taken. */
function askedFor(): { readonly wanted: readonly string[]; readonly beside: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { beside: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) ends(USAGE, 0)
    if (values.beside !== undefined && !statSync(values.beside, { throwIfNoEntry: false })?.isDirectory())
      ends(`There is no folder ${values.beside}.`)
    return { wanted: positionals, beside: values.beside }
  } catch (error) {
    return ends(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

const { wanted, beside } = askedFor()
const names = new Set(SHOTS.map(nameOf))
const asked = (name: string) => (part: string) => (names.has(part) ? name === part : name.includes(part))
const shots = SHOTS.filter(shot => wanted.length === 0 || wanted.some(asked(nameOf(shot))))
if (shots.length === 0) ends(`No picture has a name with ${wanted.join(' or ')} in it.`)
await mkdir(out, { recursive: true })
// The policy of the built page, so that a picture also shows what it would block.
const server = await serveFixtures({ 'content-security-policy': POLICY })
const browser = await chromium.launch({
  executablePath: (await findBrowser()).path,
  args: [...BROWSER_FLAGS, '--hide-scrollbars'],
})
try {
  for (const shot of shots) await take(browser, server.resolvedUrls?.local[0] ?? '', shot)
  await writeFile(`${out}index.html`, await contactSheet(shots.map(nameOf), beside))
  console.log(`${shots.length} pictures: ${out}index.html`)
} finally {
  await browser.close()
  await server.close()
}
