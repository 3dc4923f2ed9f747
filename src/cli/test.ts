/**
 * `npm test`: everything, in this order: types, lint, architecture, unit, build, browser, e2e; or the steps that are named
 * (`npm test -- lint unit`). Every step runs, whatever fails before it. The last line counts over all of them,
 * `N passed, N failed`; the exit code is 1 if anything failed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, versionOf } from './browser.ts'
import { type Count, content, counted, NOTHING, sum } from './count.ts'
import { hasOutsideAddress, privateNetwork } from './network.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(top, '.cache', 'test')
const PROJECTS = ['protocol', 'src', 'src/cli', 'web', 'web/offline', 'test']

interface Step {
  readonly name: string
  readonly run: () => Promise<Count>
}
/** Runs an installed tool, its output going where ours goes; resolves to its exit code. */
function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = join(top, 'node_modules', '.bin', tool)
    const child = spawn(path, args, { cwd: top, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('close', code => resolve(code ?? 1))
  })
}

const check = async (tool: string, ...args: readonly string[]) => content(await run(tool, args))

async function types(): Promise<Count> {
  let count = NOTHING
  for (const project of PROJECTS) count = sum(count, await check('tsc', '--project', project))
  return count
}

async function vitest(project: string, env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const report = reportOf(project)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', args, env)
  const { numPassedTests, numFailedTests } = read(report)
  return counted(code, numPassedTests, numFailedTests)
}

async function browserTests(env: NodeJS.ProcessEnv): Promise<Count> {
  const report = reportOf('browser')
  const args = ['--config', 'test/browser/web-test-runner.config.mjs']
  const code = await run('web-test-runner', args, { ...env, TEST_REPORT: report })
  const { passed, failed } = read(report)
  return counted(code, passed, failed)
}

/** Where a runner writes its counts; an old report must not be taken for a new one. */
function reportOf(name: string): string {
  const path = join(reports, `${name}.json`)
  rmSync(path, { force: true })
  return path
}

const read = (report: string): { readonly [name: string]: unknown } =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}

/** Looked for once, when first needed; `undefined` after saying what is missing. */
let browser: Promise<NodeJS.ProcessEnv | undefined> | undefined
async function lookForBrowser(): Promise<NodeJS.ProcessEnv | undefined> {
  try {
    const { path, name, passedOver } = await findBrowser()
    for (const one of passedOver) console.log(`Not used: ${one}`)
    console.log(`Browser: ${name} (${await versionOf(path)})`)
    return { CHROME_PATH: path }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}
async function inBrowser(test: (env: NodeJS.ProcessEnv) => Promise<Count>): Promise<Count> {
  browser ??= lookForBrowser()
  const env = await browser
  return env === undefined ? { passed: 0, failed: 1 } : test(env)
}

const STEPS: readonly Step[] = [
  { name: 'types', run: types },
  { name: 'lint', run: () => check('biome', 'check', '--error-on-warnings') },
  { name: 'architecture', run: () => vitest('architecture') },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'build', run: () => check('vite', 'build', '--logLevel', 'warn') },
  { name: 'browser', run: () => inBrowser(browserTests) },
  { name: 'e2e', run: () => inBrowser(env => vitest('e2e', env)) },
]

async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.find(name => !STEPS.some(step => step.name === name))
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". The steps are: ${STEPS.map(step => step.name).join(', ')}.`)
    return 1
  }
  let total = NOTHING
  const table: string[] = []
  for (const { name, run } of STEPS.filter(step => wanted.length === 0 || wanted.includes(step.name))) {
    console.log(`\n== ${name}`)
    const since = Date.now()
    const count = await run()
    const seconds = Math.round((Date.now() - since) / 1000)
    const mark = count.failed === 0 ? ' ' : '!'
    table.push(`${mark} ${name.padEnd(14)}${`${count.passed} passed, ${count.failed} failed`.padEnd(26)}${seconds} s`)
    total = sum(total, count)
  }
  console.log(`\n${table.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** Once more, in a network with an address, on a machine without any. */
function again(before: readonly string[]): number {
  const [command = '', ...args] = [...before, process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}

const network = hasOutsideAddress() ? undefined : privateNetwork()
process.exitCode = network === undefined ? await main(process.argv.slice(2)) : again(network)
