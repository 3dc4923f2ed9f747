import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { main } from '../../../src/cli/audit.ts'
import { parseArguments } from '../../../src/cli/simulate/arguments.ts'
import { playZeroTrust, realChance, seededChance } from '../../../src/cli/zero-trust.ts'

/** A seed whose game is short. */
const SHORT = 12

describe('a game by two whole peers', () => {
  it('is the same for the same seed, to the byte', () => {
    const one = playZeroTrust(seededChance(SHORT))
    expect(playZeroTrust(seededChance(SHORT))).toEqual(one)
    expect(one.entries).toBeGreaterThan(5)
    expect(one.outcome).toMatch(/^(Fugitive|Government):/)
  })
  it('draws real secrets without a seed', () => {
    const drawn = [realChance(), realChance()].map(({ secrets }) => secrets(32).join())
    expect(new Set(drawn).size).toBe(2)
  })
})

describe('npm run simulate -- --zero-trust', () => {
  it('writes a record that the audit finds honest, and prints entries, bytes and seconds', () => {
    const folder = mkdtempSync(join(tmpdir(), 'zero-trust-'))
    const out = join(folder, 'game.record')
    const args = ['--import', 'tsx', 'src/cli/simulate.ts', '--zero-trust', '--out', out, '--seed', `${SHORT}`]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stdout).toMatch(
      /^(Fugitive|Government):.+, in round \d+\n\d+ entries, \d+ bytes\n[\d.]+ s to play.*; [\d.]+ s to audit\n/,
    )
    expect(stdout).toContain(`${readFileSync(out).length} bytes`)
    expect(status).toBe(0)
    expect(main([out], () => {})).toBe(0)
    rmSync(folder, { recursive: true })
  })
  it('says when the file cannot be written', () => {
    const args = ['--import', 'tsx', 'src/cli/simulate.ts', '--zero-trust', '--out', tmpdir(), '--seed', `${SHORT}`]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).toContain('cannot be written')
    expect(status).toBe(2)
  })
  it('needs a file, and takes nothing that belongs to many games', () => {
    expect(parseArguments(['--zero-trust', '--out', 'a'])).toEqual({ type: 'zero-trust', out: 'a', seed: undefined })
    expect(parseArguments(['--zero-trust', '--out', 'a', '--seed', '7'])).toMatchObject({ seed: 7 })
    for (const args of [
      ['--zero-trust'],
      ['--zero-trust', '--out', ''],
      ['--zero-trust', '--out', 'a', '--games', '2'],
      ['--zero-trust', '--out', 'a', '--json'],
      ['--zero-trust', '--out', 'a', '--seed', 'x'],
      ['--out', 'a'],
    ])
      expect(parseArguments(args).type, args.join(' ')).toBe('refused')
  })
})
