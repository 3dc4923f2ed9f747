import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What `npm audit` says, as far as it is read here. */
interface Report {
  readonly metadata?: { readonly vulnerabilities?: { readonly total?: number } }
}

it('no vulnerability is known of what comes with the game, if the registry answers', ({ skip }) => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 })
  let report: Report = {}
  try {
    report = JSON.parse(stdout)
  } catch {
    // Without a network npm may say nothing at all.
  }
  const total = report.metadata?.vulnerabilities?.total
  if (total === undefined) {
    console.warn('The registry did not answer: known vulnerabilities were not checked.')
    skip('the registry did not answer')
  }
  expect(total, stdout).toBe(0)
})
