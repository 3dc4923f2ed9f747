import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { npmChromium } from '../../../src/cli/npm-chromium.ts'

const cache = mkdtempSync(join(tmpdir(), 'npm-chromium-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the Chromium shipped by npm', () => {
  it('is unpacked once, whole, however many ask for it', async () => {
    const asked = await Promise.all([npmChromium(cache), npmChromium(cache)])
    const starter = asked[0]
    expect(asked).toEqual([starter, starter])
    expect(readdirSync(cache)).toEqual([basename(dirname(starter))])
    expect(execFileSync(starter, ['--version'], { encoding: 'utf8' })).toMatch(/^Chromium \d+/)
    expect(await npmChromium(cache)).toBe(starter)
  })
})
