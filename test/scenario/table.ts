/** The table of cheats in docs/threat-model.md. `npx tsx test/scenario/table.ts` brings the document up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Cheat } from './cheats/cheat.ts'
import { cheats } from './cheats/index.ts'

export const DOCUMENT = 'docs/threat-model.md'
const START = '<!-- cheats: made by test/scenario/table.ts -->'
const END = '<!-- end of cheats -->'

export const tableOf = (list: readonly Cheat[]): string =>
  [
    '| who | does what | found | by | code |',
    '|---|---|---|---|---|',
    ...list.map(({ by, does, when, code }) => {
      const finder = when === 'live' ? `the other browser` : 'the audit'
      return `| ${by} | ${does} | ${when} | ${finder} | \`${code}\` |`
    }),
  ].join('\n')

/** The document with its table made anew. Throws if the place for it is missing. */
export function withTable(text: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`${DOCUMENT} has no place for the table`)
  return `${text.slice(0, start + START.length)}\n\n${tableOf(cheats)}\n\n${text.slice(end)}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8')))
