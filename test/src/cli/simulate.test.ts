import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { STEPS } from '../../../src/bots/siberian-manhunt/players.ts'
import { parseArguments } from '../../../src/cli/simulate/arguments.ts'
import { type Job, playGame } from '../../../src/cli/simulate/games.ts'
import { playAll } from '../../../src/cli/simulate/processes.ts'
import { reportOn } from '../../../src/cli/simulate/report.ts'
import { usualSetup } from '../../../src/games/siberian-manhunt/setup.ts'

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/simulate.ts', ...args], { encoding: 'utf8' })

const jobOf = (seed: number, fugitive: Job['players']['fugitive'], government: Job['players']['government']): Job => ({
  players: { fugitive, government },
  setup: usualSetup,
  seed,
  steps: STEPS,
})
const notesOf = (games: number, job: Job) => Array.from({ length: games }, (_, number) => playGame(number, job))

describe('simulated games', () => {
  it('are the same for the same seed and number, whatever was played before', () => {
    const job = jobOf(5, 'runner', 'chaser')
    const notes = notesOf(12, job)
    expect(playGame(7, job)).toEqual(notes[7])
    expect(notesOf(12, jobOf(6, 'runner', 'chaser'))).not.toEqual(notes)
  })
  it('are the same in one process and in three', async () => {
    const job = jobOf(5, 'each', 'each')
    const [one, three] = await Promise.all([playAll(10, job, 1), playAll(10, job, 3)])
    expect(three.notes).toEqual(one.notes)
    expect(one.notes).toEqual(notesOf(10, job))
    expect(three.cpuSeconds).toHaveLength(10)
    for (const seconds of three.cpuSeconds) expect(seconds).toBeGreaterThan(0)
  })
  it('note what happened in them', () => {
    for (const { rounds, moved, left, found, traced, outcome } of notesOf(30, jobOf(2, 'runner', 'chaser'))) {
      expect(rounds).toBeLessThanOrEqual(24)
      expect(moved).toBeLessThan(15 * rounds)
      expect(left === 0).toBe(outcome === 'Fugitive:reached China')
      if (found !== null) expect(traced).toBeLessThanOrEqual(found)
    }
  })
  it('go past three years where nothing limits it', () => {
    const job = { ...jobOf(5, 'random', 'random'), setup: { ...usualSetup, threeYearLimit: false } }
    const { outcomes, rounds } = reportOn(notesOf(10, job))
    expect(Object.keys(outcomes)).not.toContain('Government:three years')
    expect(rounds?.most).toBeGreaterThan(24)
  })
})

describe('steered players', () => {
  it('reach every end, draw every card and play every card, none of them breaking a rule', () => {
    const { outcomes, unseen } = reportOn(notesOf(160, jobOf(11, 'each', 'each')))
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
    expect(unseen).toEqual({ undrawn: [], unavailable: [], unused: [] })
  })
})

describe('the arguments of simulate', () => {
  it('have defaults', () => {
    const usual = {
      players: { fugitive: 'random', government: 'random' },
      general: 'none',
      steps: STEPS,
      processes: undefined,
    }
    expect(parseArguments([])).toEqual({ type: 'local', games: 2000, seed: 1, json: false, ...usual })
    expect(parseArguments(['--games', '7', '--seed=0', '--json'])).toEqual({
      type: 'local',
      games: 7,
      seed: 0,
      json: true,
      ...usual,
    })
    const others = ['--fugitive', 'runner', '--government', 'chaser', '--general', 'Ivanov', '--processes', '3']
    expect(parseArguments(others)).toMatchObject({
      players: { fugitive: 'runner', government: 'chaser' },
      general: 'Ivanov',
      processes: 3,
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
      ['--processes', '0'],
      ['--steps', '0'],
      ['--processes', 'all'],
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
    expect(printed).toMatchObject({ ...reportOn(notesOf(2, jobOf(3, 'random', 'random'))), seed: 3 })
    expect(printed).toMatchObject({ machine: { processes: expect.any(Number), cpuSeconds: expect.any(Number) } })
    const each = { mean: expect.any(Number), median: expect.any(Number) }
    expect(printed).toMatchObject({ machine: { microsecondsPerRequest: each } })
  })
  it('prints how long a request took, how often each end came with its interval, and what became of the cards', () => {
    const { status, stdout } = run('--games', '2')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^2 games/)
    expect(stdout).toMatch(/requests, [\d.]+ µs each, players included \([\d.]+ µs in the median game\)/)
    expect(stdout).toMatch(/(Fugitive|Government):.*\(95 %: [\d.]+ % to [\d.]+ %\)/)
    expect(stdout).toMatch(/^ {2}Recruit +\d+ +\d+ +\d+$/m)
  })
  it('says how it is called when asked', () => {
    expect(parseArguments(['--games', '2', '--help'])).toEqual({ type: 'help' })
    const { status, stdout, stderr } = run('--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('npm run simulate --')
  })
  it('ends with 2 and says what is wrong', () => {
    const { status, stdout, stderr } = run('--games', 'x')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('--games is "x"')
    expect(stderr).toContain('npm run simulate --')
  })
})
