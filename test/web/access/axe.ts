import 'axe-core'
import type axe from 'axe-core'
import { after, before, describe, expect, it } from '../../browser/suite.ts'
import { giveBack, type Look, look, resize } from './window.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** What all of its rules find, best practices as well, in a few words each; in one element and what is in it, if one is given. */
export async function findings(within: Element | Document = document): Promise<string[]> {
  const { violations } = await window.axe.run(within, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      node => `${id}: ${[node.target.flat().join(' ')]} ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  )
}
export const dress = (theme: 'light' | 'dark'): void => {
  document.documentElement.dataset['theme'] = theme
}

/** That axe finds nothing on these looks, in a window of that size. A run takes seconds, so that a file has one such group. */
export function nothingFound(
  title: string,
  size: { readonly width: number; readonly height: number },
  theme: 'light' | 'dark',
  looks: readonly Look[],
): void {
  describe(`axe finds nothing ${title}`, () => {
    before(async () => {
      await resize(size)
      dress(theme)
    })
    after(giveBack)
    for (const one of looks)
      it(one.join(', then '), async () => {
        await look(one)
        expect(await findings()).toEqual([])
      })
  })
}
