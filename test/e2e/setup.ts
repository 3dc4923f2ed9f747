import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../src/cli/browser.ts'
import { hasOutsideAddress } from '../../src/cli/network.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the executable of a browser that runs here */
    browser: string
  }
}

export const SITE = fileURLToPath(new URL('../../dist', import.meta.url))

/** Once before all end-to-end tests. */
export default async function setup(project: TestProject): Promise<void> {
  if (!existsSync(`${SITE}/index.html`)) throw new Error('There is no built site in dist/. Build it: npm run build')
  if (!hasOutsideAddress())
    throw new Error('This machine has loopback addresses only; browsers do not connect over WebRTC through those.')
  const { path } = await findBrowser()
  project.provide('browser', path)
}
