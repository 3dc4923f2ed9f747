import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { npmChromium } from './npm-chromium.ts'

/** What every browser under test is started with: no sandbox (containers), no network of its own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without multicast (containers) the .local names that hide a computer's own addresses cannot be looked up.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
]

/** A place to look for a browser. */
export interface Candidate {
  /** for people: `CHROME_PATH`, the path itself, … */
  readonly name: string
  /** the executable, or `undefined` if there is none; may throw to say why */
  readonly path: () => Promise<string | undefined>
}
export interface Browser {
  readonly path: string
  readonly name: string
  /** candidates before it that exist and do not work, each with the reason */
  readonly passedOver: readonly string[]
}

/** Starts the browser and opens a page in it. Throws if it does not start or cannot do WebRTC. */
export type TryOut = (path: string) => Promise<void>

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** In this order: `CHROME_PATH`, an installed Chromium or Chrome, the Chromium that npm ships. */
export function candidates(env: NodeJS.ProcessEnv = process.env): readonly Candidate[] {
  const chosen = env['CHROME_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  const everywhere = [...COMMANDS.flatMap(name => folders.map(folder => join(folder, name))), ...PLACES]
  // One executable may be reached by several names; the first one stands.
  const installed = new Map<string, string>()
  for (const path of everywhere.filter(place => existsSync(place)))
    if (!installed.has(realpathSync(path))) installed.set(realpathSync(path), path)
  return [
    ...(chosen === undefined || chosen === ''
      ? []
      : [{ name: `CHROME_PATH=${chosen}`, path: async () => existing(chosen) }]),
    ...[...installed.values()].map(path => ({ name: path, path: async () => path })),
    { name: 'the Chromium shipped by npm (@sparticuz/chromium)', path: npmChromium },
  ]
}

function existing(path: string): string {
  if (!existsSync(path)) throw new Error('no such file')
  return path
}

/**
 * The first candidate that really runs.
 * @throws NoBrowser with what was tried, why it failed and how to install one
 */
export async function findBrowser(
  from: readonly Candidate[] = candidates(),
  tryOut: TryOut = opensAPage,
): Promise<Browser> {
  const passedOver: string[] = []
  for (const { name, path } of from) {
    try {
      const found = await path()
      if (found === undefined) continue
      await tryOut(found)
      return { path: found, name, passedOver }
    } catch (error) {
      passedOver.push(`${name}: ${shortly(error)}`)
    }
  }
  throw new NoBrowser(passedOver)
}

export class NoBrowser extends Error {
  constructor(tried: readonly string[]) {
    super(
      [
        'No browser for the tests: no Chromium or Chrome on this machine starts.',
        ...tried.map(one => `  - ${one}`),
        'Install one, or set CHROME_PATH to the executable of one that works:',
        '  Debian:  apt-get install chromium',
        '  Ubuntu:  snap install chromium   (or Google Chrome from google.com/chrome)',
        'or, for the Chromium shipped by npm:  apt-get install libnss3 libnspr4 libexpat1 fontconfig',
      ].join('\n'),
    )
    this.name = 'NoBrowser'
  }
}

/** `--version` would also work where a library is missing or no process may be started, so a page is opened. */
export const opensAPage: TryOut = async path => {
  const browser = await chromium.launch({ executablePath: path, args: [...BROWSER_FLAGS], timeout: 60_000 })
  try {
    const page = await browser.newPage()
    await page.goto('about:blank')
    if ((await page.evaluate('typeof RTCPeerConnection')) !== 'function') throw new Error('it has no WebRTC')
  } finally {
    await browser.close()
  }
}

/** The line of a long launch log that says what is wrong. */
function shortly(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map(line => line.trim())
  const telling = lines.find(line => /error while loading|requires the|not found|ENOENT|EACCES/i.test(line))
  return (telling ?? lines[0] ?? 'it does not start').replace(/^.*\[err\] /, '').slice(0, 300)
}

/** What the browser calls itself, for the log. */
export async function versionOf(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(path, ['--version']).catch(() => ({ stdout: '' }))
  return stdout.trim() === '' ? 'unknown version' : stdout.trim()
}
