import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { content, counted, NOTHING, sum } from '../../../src/cli/count.ts'

describe('what a runner reports', () => {
  it('counts as it stands when it agrees with the exit code', () => {
    expect(counted(0, 12, 0)).toEqual({ passed: 12, failed: 0 })
    expect(counted(1, 12, 3)).toEqual({ passed: 12, failed: 3 })
  })

  it.each([
    ['it broke off', 1, 12, 0],
    ['it found no tests', 0, 0, 0],
    ['it wrote no report', 0, undefined, undefined],
    ['it was killed before its report', 143, undefined, undefined],
    ['its report is no report', 0, '12', null],
  ])('is a failure when %s', (_, code, passed, failed) => {
    expect(counted(code, passed, failed).failed).toBe(1)
  })

  it('is a failure when it failed, even if it ended well', () => {
    expect(counted(0, 5, 2)).toEqual({ passed: 5, failed: 2 })
  })

  it('adds up', () => {
    expect([content(0), content(2), { passed: 4, failed: 0 }].reduce(sum, NOTHING)).toEqual({ passed: 5, failed: 1 })
  })
})

describe('the test command', () => {
  it('knows its steps', () => {
    const args = ['--import', 'tsx', 'src/cli/test.ts', 'lnit']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no step "lnit". The steps are: types, lint, architecture, unit')
  })

  it('prints the count last, alone on its line', () => {
    // the fastest step that needs no browser
    const args = ['--import', 'tsx', 'src/cli/test.ts', 'lint']
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const last = stdout.trimEnd().split('\n').at(-1)
    expect(last).toMatch(/^\d+ passed, \d+ failed$/)
    expect(status === 0).toBe(last?.endsWith(' 0 failed'))
  })
})
