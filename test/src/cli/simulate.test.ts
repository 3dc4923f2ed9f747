import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { Tally } from '../../../src/bots/siberian-manhunt/tally.ts'
import { parseArguments } from '../../../src/cli/simulate-arguments.ts'
import { simulate } from '../../../src/cli/simulation.ts'
import { usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/simulate.ts', ...args], { encoding: 'utf8' })

describe('simulate', () => {
  it('plays as many games as asked, the same ones for the same seed', () => {
    const { games, outcomes, meanRounds } = simulate(20, 5)
    expect(games).toBe(20)
    expect(Object.values(outcomes).reduce((sum, n) => sum + n, 0)).toBe(20)
    for (const key of Object.keys(outcomes)) expect(key).toMatch(/^(Fugitive|Government):[a-zA-Z ]+$/)
    expect(meanRounds).toBeGreaterThan(1)
    expect(meanRounds).toBeLessThanOrEqual(24)
    expect(simulate(20, 5)).toEqual({ games, outcomes, meanRounds })
    expect(simulate(20, 6)).not.toEqual({ games, outcomes, meanRounds })
  })
  it('goes past three years where nothing limits it', () => {
    expect(Object.keys(simulate(10, 5, { ...usualSetup, threeYearLimit: false }).outcomes)).not.toContain(
      'Government:three years',
    )
  })
})

describe('steered players', () => {
  it('reach every end, draw every card and play every card, none of them breaking a rule', () => {
    const tally = new Tally()
    const each = { fugitive: 'each', government: 'each' } as const
    const { outcomes } = simulate(160, 11, usualSetup, each, tally)
    expect(new Set(Object.keys(outcomes))).toEqual(
      new Set([
        'Fugitive:reached China',
        'Fugitive:vanished',
        'Government:captured',
        'Government:killed by an agent',
        'Government:killed by the Red Army',
        'Government:three years',
      ]),
    )
    expect(tally.missing).toEqual({ undrawn: [], unplayed: [] })
  })
})

describe('the arguments of simulate', () => {
  it('have defaults', () => {
    const usual = { players: { fugitive: 'random', government: 'random' }, general: 'none' }
    expect(parseArguments([])).toEqual({ type: 'local', games: 100, seed: 1, json: false, ...usual })
    expect(parseArguments(['--games', '7', '--seed=0', '--json'])).toEqual({
      type: 'local',
      games: 7,
      seed: 0,
      json: true,
      ...usual,
    })
    const others = ['--fugitive', 'runner', '--government', 'chaser', '--general', 'Ivanov']
    expect(parseArguments(others)).toMatchObject({
      players: { fugitive: 'runner', government: 'chaser' },
      general: 'Ivanov',
    })
  })
  it('are refused with a sentence when they are wrong', () => {
    const wrong = [
      ['--games', '0'],
      ['--games', '-3'],
      ['--games', '1.5'],
      ['--games', 'many'],
      ['--games', ''],
      ['--games'],
      ['--games', '9007199254740993'],
      ['--seed', 'x'],
      ['--seed', '1e3'],
      ['--fast'],
      ['--fugitive', 'chaser'],
      ['--government', 'toString'],
      ['--general', 'ivanov'],
      ['ten'],
      ['--json=yes'],
    ]
    for (const args of wrong) {
      const parsed = parseArguments(args)
      expect(parsed.type, args.join(' ')).toBe('refused')
      expect(parsed.type === 'refused' && parsed.says.length).toBeGreaterThan(10)
    }
  })
})

describe('the command', () => {
  it('prints JSON and nothing else with --json', () => {
    const { status, stdout, stderr } = run('--games', '2', '--seed', '3', '--json')
    expect([status, stderr]).toEqual([0, ''])
    const printed: unknown = JSON.parse(stdout)
    expect(Object.keys(Object(printed))).toEqual(['games', 'seconds', 'outcomes', 'meanRounds'])
    expect(printed).toMatchObject({
      games: 2,
      outcomes: simulate(2, 3).outcomes,
      meanRounds: simulate(2, 3).meanRounds,
    })
  })
  it('prints games per second and how often each end came', () => {
    const { status, stdout } = run('--games', '2')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^2 games/)
    expect(stdout).toMatch(/games per second/)
    expect(stdout).toMatch(/(Fugitive|Government):/)
  })
  it('ends with 2 and says what is wrong', () => {
    const { status, stdout, stderr } = run('--games', 'x')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('--games is "x"')
    expect(stderr).toContain('npm run simulate --')
  })
})
