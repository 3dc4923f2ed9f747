import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { offline } from './src/cli/offline.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * The page's own Content-Security-Policy, for hosts that cannot send headers. `npm start` sends a stricter one besides.
 * The broker is named by config.json, so that any host must be allowed for connections; code comes from here alone.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https: wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html manhunt',
].join('; ')

/** Only in the build: the development server needs inline styles. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
}

/** The two faces of every screen come with the page, so that nothing is drawn in other letters first. */
const preloadFaces: Plugin = {
  name: 'preload-faces',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(name => /sofia-sans-[\w-]+-latin-wght-[\w-]+\.woff2$/.test(name))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  // The tests' files are named from the top of the project, the site's from web/.
  root: process.env['VITEST'] === undefined ? `${here}web` : here,
  // relative, so that the site works in any folder of any host
  base: './',
  publicDir: `${here}web/public`,
  plugins: [contentSecurityPolicy, preloadFaces, offline(`${here}web/offline/service-worker.ts`)],
  // inlined assets would be data: addresses, which the policy refuses for fonts
  build: {
    outDir: `${here}dist`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // How long a slow machine spends in which plugin is nothing a player who starts the site can use.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['test/*.test.ts', 'test/architecture/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'unit', include: ['test/{protocol,src,web,scenario}/**/*.test.ts'], testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'long', include: ['test/**/*.long.ts'], testTimeout: 3_600_000 } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: 'test/e2e/setup.ts',
          // two browsers at a time are enough for two cores
          fileParallelism: false,
          // limits for a test that hangs, not expectations of speed
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
