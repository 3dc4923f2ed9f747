import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { tsImport } from 'tsx/esm/api'

const rootDir = fileURLToPath(new URL('../..', import.meta.url))

/** This file is read by Node itself, which knows no TypeScript. */
const { BROWSER_FLAGS, findBrowser } = await tsImport('../../src/cli/browser.ts', import.meta.url)
const { serve } = await tsImport('../../src/cli/serve.ts', import.meta.url)
const { path } = await findBrowser()

/** Where the whole run (`npm test`) reads how many tests passed. */
const report = process.env.TEST_REPORT

const counter = {
  onTestRunFinished({ sessions }) {
    if (report === undefined) return
    const tests = sessions.flatMap(session => testsOf(session.testResults))
    const broken = sessions.filter(session => !session.passed && testsOf(session.testResults).every(one => one.passed))
    const failed = tests.filter(one => !one.passed && !one.skipped).length + broken.length
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, JSON.stringify({ passed: tests.filter(one => one.passed).length, failed }))
  },
}

function testsOf(suite) {
  return suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap(testsOf)]
}

const importsJson = context => context.path.endsWith('.json') && context.headers['sec-fetch-dest'] === 'script'

/** A `.json` file that is imported is a module, as the build makes it one; one that is fetched stays what it is. */
const jsonModules = {
  name: 'json-modules',
  resolveMimeType: context => (importsJson(context) ? 'js' : undefined),
  transform: context => (importsJson(context) ? { body: `export default ${context.body}` } : undefined),
  transformCacheKey: context => (importsJson(context) ? 'module' : 'data'),
}

/** The one CommonJS package under PeerJS, which the build makes a module of. */
const commonJs = {
  name: 'common-js',
  transform: ({ path, body }) =>
    path === '/node_modules/sdp/sdp.js'
      ? { body: `const module = { exports: {} }\n${body}\nexport default module.exports` }
      : undefined,
}

/** A broker beside the tests; they read its port from this address. */
const broker = {
  name: 'broker',
  async serverStart() {
    this.served = await serve({ folder: rootDir, port: 0 })
  },
  serverStop() {
    return this.served?.close()
  },
  serve(context) {
    return context.path === '/test/broker.json'
      ? { body: JSON.stringify({ port: this.served.port }), type: 'json' }
      : undefined
  },
}

/** The size of letters that a reader has chosen in the browser (16 unless they have), for tests: `text-size`. */
const textSize = {
  name: 'text-size',
  async executeCommand({ command, payload, session }) {
    if (command !== 'text-size') return undefined
    const client = await session.browser.getPage(session.id).createCDPSession()
    await client.send('Page.setFontSizes', { fontSizes: { standard: payload, fixed: payload } })
    return true
  },
}

export default {
  rootDir,
  files: 'test/web/**/*.browser.ts',
  nodeResolve: true,
  // The build finds faces by the name of their package.
  middleware: [
    (context, next) => {
      context.url = context.url.replace(/^\/web\/style\/(?=@fontsource)/, '/node_modules/')
      return next()
    },
  ],
  concurrency: 2,
  plugins: [
    broker,
    jsonModules,
    commonJs,
    textSize,
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      // Lit's decorators
      tsconfig: fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url)),
    }),
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: path, args: [...BROWSER_FLAGS] }, concurrency: 2 })],
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), counter],
  // limits for a test that hangs, not expectations of speed
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
}
