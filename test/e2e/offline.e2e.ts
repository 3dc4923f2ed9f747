import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, inject } from 'vitest'
import { serve } from '../../src/cli/serve.ts'
import { expect, test } from './harness.ts'
import { kept } from './hunt.ts'
import { Player } from './player.ts'
import { SITE } from './setup.ts'

const RECORD = fileURLToPath(new URL('../../docs/example.record', import.meta.url))

const version = (page: Page) => page.locator('meta[name="version"]').getAttribute('content')

/** A site that can be changed under its readers: a new version of it differs in one file. */
async function onChangingSite(use: (player: Player, change: () => void) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(SITE, folder, { recursive: true })
  const site = await serve({ folder, port: 0 })
  const player = await Player.launch('reader', site.address, inject('browser'))
  const before =
    /<meta name="version" content="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? ''
  const change = (): void => {
    const { createHash } = process.getBuiltinModule('node:crypto')
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    const newer = page.replace(before, 'f'.repeat(before.length))
    const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8')
    writeFileSync(join(folder, 'index.html'), newer)
    writeFileSync(
      join(folder, 'service-worker.js'),
      worker.replaceAll(before, 'f'.repeat(before.length)).replaceAll(digest(page), digest(newer)),
    )
  }
  try {
    await use(player, change)
    expect(player.unexpected()).toEqual([])
  } finally {
    await player.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('without a network', () => {
  test('the page opens after the first visit, and audits a record', async ({ host }) => {
    await host.open()
    await kept(host.page)
    await host.page.context().setOffline(true)
    await host.page.reload()
    await host.page.getByTestId('new-game').waitFor()
    await host.page.getByTestId('record-file').setInputFiles(RECORD)
    await host.page.getByTestId('outcome').waitFor()
    // The configuration is asked for anew, in vain, and its copy is used.
    host.allow(/ERR_INTERNET_DISCONNECTED/)
  })
})

describe('a new version', () => {
  test('is offered on the first page, and taken with a click', async () => {
    await onChangingSite(async (player, change) => {
      const { page } = player
      await player.open()
      await kept(page)
      const before = await version(page)
      change()
      await page.reload()
      await page.getByTestId('update').waitFor()
      expect(await version(page)).toBe(before)
      await page.getByTestId('update-go').click()
      await expect.poll(() => version(page)).toMatch(/^f+$/)
      const keeps = () => page.evaluate(async () => (await caches.keys()).filter(name => name.includes(' version ')))
      await expect.poll(keeps).toHaveLength(1)
    })
  })

  test('waits while another tab is in a game, and unfinished games keep theirs', async () => {
    await onChangingSite(async (player, change) => {
      const { page } = player
      await player.open()
      await kept(page)
      const before = await version(page)
      await page.getByTestId('new-game').click()
      await page.getByTestId('invite-link').waitFor()
      change()
      const second = await page.context().newPage()
      await second.goto(page.url())
      await second.getByTestId('update').waitFor()
      await second.getByTestId('update-go').click()
      await second.locator('[data-testid=update][data-state=busy]').waitFor()
      expect(await version(page)).toBe(before)
      await page.getByTestId('invite-link').waitFor()

      await page.close()
      await second.getByTestId('update-go').click()
      await expect.poll(() => version(second)).toMatch(/^f+$/)
      // The invitation was made by the version before: it goes on with that.
      await second.getByTestId('continue').click()
      await second.getByTestId('invite-link').waitFor()
      expect(await version(second)).toBe(before)
    })
  })
})

/** Everything that a script loads before it does anything, itself included. */
function withImports(script: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(script)) return seen
  seen.add(script)
  const text = readFileSync(join(SITE, 'assets', script), 'utf8')
  for (const [, name] of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)) withImports(name ?? '', seen)
  return seen
}

describe('the first load', () => {
  test('takes less than 150 kB of compressed JavaScript, the session with it', () => {
    const scripts = readdirSync(join(SITE, 'assets')).filter(name => /^(index|worker)-.*\.js$/.test(name))
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    const page = readFileSync(join(SITE, 'index.html'), 'utf8')
    const first = scripts.filter(name => page.includes(name) || name.startsWith('worker-'))
    const all = new Set(first.flatMap(name => [...withImports(name)]))
    const bytes = [...all].reduce((sum, name) => sum + gzipSync(readFileSync(join(SITE, 'assets', name))).length, 0)
    console.log(`first load: ${bytes} bytes of compressed JavaScript in ${all.size} files`)
    expect(bytes).toBeLessThan(150_000)
  })
})
