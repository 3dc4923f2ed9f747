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
import type { Language } from '../../web/text/index.ts'
import type { Badge } from '../../web/text/shapes.ts'
import { contactSheet } from './contact-sheet.ts'
import { drawn } from './drawn.ts'
import { serveFixtures } from './fixtures/serve.ts'

interface Shot {
  readonly view: string
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  /** a tab to press first, on narrow screens */
  readonly tab?: string
  readonly full?: boolean
  /** a button to press, by its hook */
  readonly press?: string
  /** a badge of the log to press, the newest of its kind */
  readonly badge?: Badge
  readonly language?: Language
}
const SIZES = [
  [1600, 1000],
  [1024, 768],
  [390, 844],
] as const
const VIEWS = [
  'starting',
  'home',
  'home-saved',
  'home-moved',
  'prepare',
  'cover',
  'hand-over',
  'practice',
  'lobby',
  'lobby-here',
  'lobby-proposed',
  'join',
  'join-connecting',
  'join-proposal',
  'join-signed',
  'fugitive',
  'fugitive-planned',
  'fugitive-route',
  'fugitive-winter',
  'fugitive-waiting',
  'character',
  'encounter',
  'belongings',
  'combat',
  'testify',
  'government',
  'government-planned',
  'government-winter',
  'government-search',
  'government-recruit',
  'government-air',
  'government-aimed',
  'government-cards',
  'government-commanded',
  'steal',
  'government-waiting',
  'fugitive-asked',
  'fugitive-claimed',
  'government-owed',
  'end-draw',
  'end-left',
  'end',
  'end-asked',
  'end-wished',
  'end-opening',
  'record',
  'refused',
  'refused-tab',
  'refused-moved',
  'refused-lost',
  'fugitive-full',
]
/** One of each kind of screen, the tables in both seasons. */
const IN_THE_DARK = [
  'home-saved',
  'lobby-here',
  'join-proposal',
  'fugitive-planned',
  'fugitive-winter',
  'encounter',
  'combat',
  'government',
  'government-winter',
  'government-cards',
  'end',
  'refused',
]
/** Where longer words show first. */
const TRANSLATED = (['de', 'ru'] as const).flatMap(language => [
  ...[
    'home-saved',
    'lobby-here',
    'join-proposal',
    'fugitive-planned',
    'encounter',
    'belongings',
    'government-winter',
    'government-cards',
    'end',
    'refused-lost',
  ].flatMap(view => [SIZES[0], SIZES[2]].map(([width, height]) => ({ view, width, height, language }))),
  ...['you', 'log'].map(tab => ({ view: 'fugitive', width: 390, height: 844, tab, language })),
  ...['fugitive', 'government', 'fugitive-waiting'].map(view => ({ view, width: 1024, height: 768, language })),
  { view: 'government-winter', width: 390, height: 844, tab: 'cards', language },
  { view: 'fugitive', width: 1600, height: 1000, badge: 'proved' as const, language },
])
/** What opens over a screen; where only some sheets are in view, from that tab. */
const OPENED: readonly (readonly [view: string, press: string, tab?: string])[] = [
  ['join-proposal', 'help-open'],
  ['fugitive', 'help-open'],
  ['lobby-here', 'settings'],
  ['fugitive', 'settings'],
  ['fugitive', 'character', 'you'],
  ['fugitive', 'deck', 'season'],
  ['government-cards', 'assistance-card', 'cards'],
  ['government', 'resign'],
  ['government', 'save'],
  ['home-wrong', 'save-file'],
  ['government', 'layers'],
  ['fugitive', 'map-list'],
  ['fugitive', 'off', 'plan'],
  ['fugitive', 'safety'],
]
const SHOTS: readonly Shot[] = [
  ...VIEWS.flatMap(view => SIZES.map(([width, height]) => ({ view, width, height }))),
  ...IN_THE_DARK.flatMap(view => SIZES.map(([width, height]) => ({ view, width, height, dark: true }))),
  ...['home', 'fugitive-planned', 'government-winter', 'lobby-here', 'end'].map(view => ({
    view,
    width: 360,
    height: 740,
  })),
  ...['plan', 'you', 'season', 'log'].map(tab => ({ view: 'fugitive', width: 390, height: 844, tab })),
  ...['plan', 'you', 'cards', 'season', 'log'].map(tab => ({ view: 'government', width: 390, height: 844, tab })),
  ...['you', 'log'].map(tab => ({ view: 'government', width: 1024, height: 768, tab })),
  ...(
    [
      ['steal', 'opened'],
      ['government-winter', 'proved'],
      ['combat', 'rolled together'],
    ] as const
  ).flatMap(([view, badge]) => [
    { view, width: 1600, height: 1000, badge },
    { view, width: 390, height: 844, tab: 'log', badge },
  ]),
  { view: 'end', width: 1600, height: 1000, press: 'leaf-log', badge: 'proved' },
  ...['leaf-numbers', 'leaf-log', 'leaf-route', 'leaf-known', 'leaf-files', 'sight-government'].map(press => ({
    view: 'end',
    width: 1600,
    height: 1000,
    press,
  })),
  ...['leaf-numbers', 'leaf-files'].map(press => ({ view: 'end', width: 390, height: 844, press, full: true })),
  ...['known-open', 'marking'].flatMap(press => [
    { view: 'government-winter', width: 1600, height: 1000, press },
    { view: 'government-winter', width: 390, height: 844, press },
  ]),
  { view: 'fugitive', width: 1600, height: 1000, dark: true, badge: 'proved' },
  ...['home', 'lobby-here', 'end'].map(view => ({ view, width: 390, height: 844, full: true })),
  ...TRANSLATED,
  { view: 'government-owed', width: 1600, height: 1000, press: 'resign' },
  ...['roll-die', 'roll-token', 'roll-card'].flatMap(view => SIZES.map(([width, height]) => ({ view, width, height }))),
  { view: 'roll-die', width: 1600, height: 1000, dark: true },
  ...OPENED.flatMap(([view, press, tab]) =>
    SIZES.map(([width, height]) => ({
      view,
      width,
      height,
      press,
      ...(tab === undefined || width >= 1280 ? {} : { tab }),
    })),
  ),
  ...(['de', 'ru'] as const).flatMap(language => [
    { view: 'fugitive', width: 390, height: 844, press: 'settings', language },
    { view: 'roll-token', width: 390, height: 844, language },
    { view: 'fugitive', width: 390, height: 844, press: 'help-open', language },
    ...[SIZES[0], SIZES[2]].flatMap(([width, height]) => [
      { view: 'government', width, height, press: 'save', language },
      { view: 'home', width, height, press: 'save-file', language },
    ]),
  ]),
  ...['leaf-known', 'leaf-route', 'leaf-log'].map(press => ({
    view: 'end',
    width: 390,
    height: 844,
    press,
    full: true,
  })),
  { view: 'record', width: 390, height: 844, full: true },
  ...(
    [
      ['practice', 'hint'],
      ['end', 'leaf-review'],
    ] as const
  ).flatMap(([view, press]) => [
    ...SIZES.map(([width, height]) => ({ view, width, height, press })),
    { view, width: 1600, height: 1000, press, dark: true },
    { view, width: 390, height: 844, press, language: 'de' as const },
    { view, width: 1600, height: 1000, press, language: 'ru' as const },
  ]),
]

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'"

const nameOf = ({ view, width, dark, tab, full, badge, press, language }: Shot): string =>
  [
    view,
    String(width),
    ...(dark === true ? ['dark'] : []),
    ...(tab === undefined ? [] : [tab]),
    ...(press === undefined ? [] : [press]),
    ...(full === true ? ['full'] : []),
    ...(badge === undefined ? [] : [badge.replace(' ', '-')]),
    ...(language === undefined ? [] : [language]),
  ].join('-')

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
