import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS } from '../../src/cli/browser.ts'
import { type Hands, mouse } from './hands.ts'

/** Somebody at a browser of their own: another process and another profile than every other player's. */
export class Player {
  /** errors on the console, uncaught exceptions, refused and outside requests, in order */
  readonly problems: string[] = []
  private readonly allowed: RegExp[] = []
  private context: BrowserContext | undefined
  private shown: Page | undefined

  private constructor(
    readonly name: string,
    /** address of the site under test, with a slash at the end */
    readonly site: string,
    private readonly executable: string,
    /** a folder of this player's own, gone at the end */
    readonly profile: string,
    readonly hands: Hands,
    private readonly flags: readonly string[],
  ) {}

  /** `flags`: what this browser is started with besides. */
  static async launch(
    name: string,
    site: string,
    executable: string,
    hands = mouse,
    flags: readonly string[] = [],
  ): Promise<Player> {
    const profile = await mkdtemp(join(tmpdir(), `player-${name}-`))
    const player = new Player(name, site, executable, profile, hands, flags)
    await player.start()
    return player
  }

  /** The open page; another one after {@link restart}. */
  get page(): Page {
    if (this.shown === undefined) throw new Error(`${this.name}'s browser is closed`)
    return this.shown
  }

  /** Opens the site, or an address below it such as an invitation (`#1.…`) or a whole link to it. */
  async open(path = ''): Promise<Page> {
    await this.page.goto(new URL(path, this.site).href)
    return this.page
  }

  /** Opens another tab, in which this player goes on; gives the one before. */
  async another(): Promise<Page> {
    const before = this.page
    this.shown = await this.running.newPage()
    return before
  }
  /** Goes on in a tab that is open. */
  turnTo(tab: Page): void {
    this.shown = tab
  }

  /** Presses the first control with this hook, as this player's hands do it. */
  press(hook: string): Promise<void> {
    return this.hands.press(this.page.getByTestId(hook).first())
  }

  /** Ends the browser's process without warning, as a power cut would; {@link restart} begins a new one. */
  async kill(): Promise<void> {
    const [own] = await this.processes('browser')
    if (own === undefined) throw new Error(`${this.name}'s browser does not tell its process`)
    const gone = new Promise<void>(resolve => this.running.once('close', () => resolve()))
    process.kill(own, 'SIGKILL')
    await gone
    this.context = undefined
    this.shown = undefined
  }

  /** Stops all tabs where they are, workers included, as a computer that falls asleep does; gives what wakes them up. */
  async sleep(): Promise<() => void> {
    const tabs = await this.processes('renderer')
    for (const tab of tabs) process.kill(tab, 'SIGSTOP')
    return () => {
      for (const tab of tabs) process.kill(tab, 'SIGCONT')
    }
  }
  private async processes(type: string): Promise<readonly number[]> {
    const browser = this.running.browser()
    if (browser === null) throw new Error(`${this.name}'s browser has no process of its own`)
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    await session.detach()
    return processInfo.flatMap(one => (one.type === type ? one.id : []))
  }

  /** Closes the browser, if it still runs, and starts a new process on the same profile. */
  async restart(): Promise<Page> {
    await this.context?.close()
    return this.start()
  }

  /** A problem that the test provokes and that therefore is none. */
  allow(problem: RegExp): void {
    this.allowed.push(problem)
  }

  /** What must not have happened. */
  unexpected(): readonly string[] {
    return this.problems.filter(problem => !this.allowed.some(pattern => pattern.test(problem)))
  }

  async screenshot(path: string): Promise<void> {
    await this.shown?.screenshot({ path, timeout: 10_000 })
  }

  async close(): Promise<void> {
    this.shown = undefined
    await this.context?.close()
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  private get running(): BrowserContext {
    if (this.context === undefined) throw new Error(`${this.name}'s browser is closed`)
    return this.context
  }

  private async start(): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.profile, {
      executablePath: this.executable,
      args: [...BROWSER_FLAGS, ...this.flags],
      viewport: this.hands.viewport,
      hasTouch: this.hands.touch,
      isMobile: this.hands.touch,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    // A limit for what hangs: a busy machine and a line that has to be found again take their time.
    context.setDefaultTimeout(60_000)
    for (const page of context.pages()) this.watch(page)
    context.on('page', page => this.watch(page))
    this.context = context
    this.shown = context.pages()[0] ?? (await context.newPage())
    return this.shown
  }

  private watch(page: Page): void {
    page.on('console', message => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', error => this.problems.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('crash', () => this.problems.push('the page crashed'))
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(this.site).origin)
        this.problems.push(`outside request: ${request.url()}`)
    })
  }
}
