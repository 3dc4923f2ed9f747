import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestsOf } from '../../../src/cli/offline.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries({
    'index.html': 'abc',
    'assets/a.js': '',
    'config.json': '{}',
    'service-worker.js': 'me',
  }))
    writeFileSync(join(folder, name), text)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the files of a version', () => {
  it('are all of the site, by SHA-256, without what the host writes and the service worker itself', () => {
    expect(digestsOf(folder)).toEqual({
      'assets/a.js': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'index.html': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
  })
  it('are listed in one order', () => {
    expect(Object.keys(digestsOf(folder))).toEqual(['assets/a.js', 'index.html'])
  })
})
