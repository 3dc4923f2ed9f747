/**
 * What a test in the browser (`*.browser.ts`) imports: the runner's functions, which it puts on the window, and the
 * `expect` that all other tests use.
 */
import { chai, type ExpectStatic, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

type Body = () => void | Promise<void>

declare global {
  interface Window {
    readonly describe: (name: string, body: () => void) => void
    readonly it: (name: string, body: Body) => void
    readonly before: (body: Body) => void
    readonly after: (body: Body) => void
    readonly beforeEach: (body: Body) => void
    readonly afterEach: (body: Body) => void
  }
}

export const { describe, it, before, after, beforeEach, afterEach } = window

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
export const expect: ExpectStatic = chai.expect as ExpectStatic

/** Waits until the condition gives something; the runner's own limit ends a test that waits for ever. */
export async function until<T>(condition: () => T | undefined | null | false): Promise<T> {
  for (;;) {
    const found = condition()
    if (found !== undefined && found !== null && found !== false) return found
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
