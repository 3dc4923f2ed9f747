import 'axe-core'
import type axe from 'axe-core'
import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { OPENED, SCREENS, TABLES } from './looks.ts'
import { DESK, giveBack, look, PHONE, resize } from './window.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** What the rules find, best practices as well, in a few words each. */
async function findings(): Promise<string[]> {
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      node => `${id}: ${[node.target.flat().join(' ')]} ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  )
}

const WINDOWS = [
  { title: 'by day on a desk', size: DESK, theme: 'light' },
  { title: 'by night on a phone', size: PHONE, theme: 'dark' },
  { title: 'by night on a desk', size: DESK, theme: 'dark' },
] as const

describe('axe finds nothing', () => {
  after(giveBack)
  for (const { title, size, theme } of WINDOWS)
    describe(title, () => {
      before(async () => {
        await resize(size)
        document.documentElement.dataset['theme'] = theme
      })
      const wide = size === DESK
      const looks = theme === 'light' ? [...SCREENS, ...TABLES, ...OPENED] : wide ? OPENED : [...SCREENS, ...TABLES]
      for (const one of looks)
        it(one.join(', then '), async () => {
          await look(one)
          expect(await findings()).toEqual([])
        })
    })
})
