import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Candidate, candidates, findBrowser, NoBrowser } from '../../../src/cli/browser.ts'

/** A folder with executables of these names, to stand in PATH. */
function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  for (const name of names) {
    writeFileSync(join(folder, name), '#!/bin/sh\n')
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}
const at = (path: string | undefined): Candidate => ({ name: `the one at ${path}`, path: async () => path })
const only =
  (...good: readonly string[]) =>
  async (path: string) => {
    if (!good.includes(path)) throw new Error(`${path} does not start`)
  }

describe('where a browser is looked for', () => {
  const names = (env: NodeJS.ProcessEnv) => candidates(env).map(candidate => candidate.name)

  it('CHROME_PATH first, then what is installed, then what npm ships', () => {
    const folder = folderWith('google-chrome', 'chromium')
    const found = names({ CHROME_PATH: '/my/chrome', PATH: folder })
    expect(found.slice(0, 3)).toEqual([
      'CHROME_PATH=/my/chrome',
      join(folder, 'chromium'),
      join(folder, 'google-chrome'),
    ])
    expect(found.at(-1)).toContain('npm')
  })

  it('without CHROME_PATH, or with an empty one, begins with what is installed', () => {
    const folder = folderWith('google-chrome-stable')
    expect(names({ PATH: folder })[0]).toBe(join(folder, 'google-chrome-stable'))
    expect(names({ CHROME_PATH: '', PATH: folder })[0]).toBe(join(folder, 'google-chrome-stable'))
  })

  it('names one executable once, by whatever links it is reached', () => {
    const folder = folderWith('chromium')
    const links = join(folder, 'links')
    mkdirSync(links)
    symlinkSync(join(folder, 'chromium'), join(links, 'chromium'))
    const found = names({ PATH: `${folder}:${links}` }).filter(name => name.startsWith(folder))
    expect(found).toHaveLength(1)
  })

  it('ends with what npm ships when nothing is installed in PATH', () => {
    expect(names({ PATH: '' }).at(-1)).toContain('@sparticuz/chromium')
  })
})

describe('which browser is taken', () => {
  it('the first that runs', async () => {
    const from = [at('/a'), at('/b'), at('/c')]
    expect(await findBrowser(from, only('/a', '/b', '/c'))).toMatchObject({ path: '/a', passedOver: [] })
    expect(await findBrowser(from, only('/b', '/c'))).toMatchObject({ path: '/b' })
    expect(await findBrowser(from, only('/c'))).toMatchObject({ path: '/c' })
  })

  it('tells which ones before it did not run, and why', async () => {
    const { passedOver } = await findBrowser([at('/a'), at(undefined), at('/c')], only('/c'))
    expect(passedOver).toEqual(['the one at /a: /a does not start'])
  })

  it('a CHROME_PATH that names no file is passed over with the reason', async () => {
    const folder = folderWith('chromium')
    const from = candidates({ CHROME_PATH: '/nowhere/chrome', PATH: folder })
    const found = await findBrowser(from, only(join(folder, 'chromium')))
    expect(found.path).toBe(join(folder, 'chromium'))
    expect(found.passedOver).toEqual(['CHROME_PATH=/nowhere/chrome: no such file'])
  })

  it('none: says what was tried, why it failed and what to install', async () => {
    const failing: Candidate = { name: 'npm', path: () => Promise.reject(new Error('cannot be unpacked')) }
    const error = await findBrowser([at('/a'), failing], only()).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(NoBrowser)
    expect(String(error)).toContain('the one at /a: /a does not start')
    expect(String(error)).toContain('npm: cannot be unpacked')
    expect(String(error)).toContain('apt-get install chromium')
    expect(String(error)).toContain('CHROME_PATH')
  })

  it('of a long launch log, the line that says what is missing', async () => {
    const log =
      'browserType.launch: closed\nCall log:\n  - [pid=1][err] chrome: error while loading shared libraries: libnss3.so'
    const error = await findBrowser([at('/a')], () => Promise.reject(new Error(log))).catch(String)
    expect(error).toContain('the one at /a: chrome: error while loading shared libraries: libnss3.so')
    expect(error).not.toContain('Call log')
  })

  it('not one that exists and cannot open a page', async () => {
    const folder = folderWith('chromium')
    const from = [at(join(folder, 'chromium'))]
    await expect(findBrowser(from)).rejects.toThrow(/No browser for the tests/)
  })
})
