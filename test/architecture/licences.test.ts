import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPermitted, shippedIn } from './licences.ts'

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const shipped = shippedIn(json('package-lock.json'))
const installed = shipped.filter(({ path }) => existsSync(`${path}/package.json`))

describe('the licences of what comes with the game', () => {
  it('are permitted ones, of every dependency and of theirs', () => {
    expect(shipped.length).toBeGreaterThan(100)
    expect(shipped.filter(({ licence }) => !isPermitted(licence))).toEqual([])
  })
  it('are in the packages what they are in the lock file', () => {
    const named = ['lit', 'cborg', '@noble/curves', '@fontsource/courier-prime']
    for (const name of named) expect(installed.map(({ path }) => path)).toContain(`node_modules/${name}`)
    for (const { path, licence } of installed)
      expect(json(`${path}/package.json`), path).toMatchObject({ license: licence })
  })
  it.each([
    'GPL-3.0',
    'AGPL-3.0-only',
    'SEE LICENSE IN license.txt',
    'UNLICENSED',
    'MIT AND GPL-2.0',
    '',
    undefined,
    { type: 'MIT' },
  ])('would not be permitted: %j', licence => {
    const lock = { packages: { '': {}, 'node_modules/new': { license: licence }, 'node_modules/tool': { dev: true } } }
    expect(shippedIn(lock)).toEqual([{ path: 'node_modules/new', licence }])
    expect(isPermitted(licence)).toBe(false)
  })
  it('may be chosen where there is a choice', () => expect(isPermitted('(GPL-2.0 OR MIT)')).toBe(true))
})
