/** The table of cheats in docs/threat-model.md. `npx tsx test/scenario/table.ts` brings the document up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Cheat } from './cheats/cheat.ts'
import type { Doctored } from './cheats/doctored.ts'
import type { Forgery } from './cheats/forgery.ts'
import { cheats, doctored, forgeries } from './cheats/index.ts'

export const DOCUMENT = 'docs/threat-model.md'
const START = '<!-- cheats: made by test/scenario/table.ts -->'
const END = '<!-- end of cheats -->'

/** What is told of each cheat: who, what, in which message, who notices it when, what comes of it, and the code. */
type Row = readonly [who: string, does: string, where: string, found: string, outcome: string, code: string]
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const rowOf = ({ by, does, when, code }: Cheat): Row =>
  when === 'live'
    ? [by, does, '`entry`', 'live, by the other browser', 'accused', code]
    : [by, does, '`entry`', 'by the audit', 'finding', code]
const forgeryRow = ({ by, does, message, found, code }: Forgery): Row => [
  capital(by),
  does,
  `\`${message}\``,
  'live, by the other browser',
  found,
  code,
]
const recordRow = ({ by, does, code }: Doctored): Row => {
  const outcome = code === 'unopened' ? 'unopened' : by === 'whoever has the file' ? 'damaged' : 'finding'
  return [capital(by), does, 'the record', 'by the audit', outcome, code]
}
const rows: readonly Row[] = [...cheats.map(rowOf), ...forgeries.map(forgeryRow), ...doctored.map(recordRow)]

export const tableOf = (list: readonly Row[]): string =>
  [
    '| who | does what | in | found | what comes of it | code |',
    '|---|---|---|---|---|---|',
    ...list.map(([who, does, where, found, outcome, code]) => {
      return `| ${who} | ${does} | ${where} | ${found} | ${outcome} | \`${code}\` |`
    }),
  ].join('\n')
export const table = (): string => tableOf(rows)
export const olderTable = (): string => tableOf(rows.slice(1))

/** The document with its table made anew. Throws if the place for it is missing. */
export function withTable(text: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`${DOCUMENT} has no place for the table`)
  return `${text.slice(0, start + START.length)}\n\n${table()}\n\n${text.slice(end)}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8')))
