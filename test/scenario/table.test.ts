import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cheats, doctored, forgeries } from './cheats/index.ts'
import { DOCUMENT, olderTable, table, withTable } from './table.ts'

const everything = [...cheats, ...forgeries, ...doctored]

it('the table of cheats in the threat model is up to date (else: npx tsx test/scenario/table.ts)', () => {
  const text = readFileSync(DOCUMENT, 'utf8')
  expect(withTable(text)).toBe(text)
  for (const { does } of everything) expect(text).toContain(does)
})
it('an older table is noticed', () => {
  const text = readFileSync(DOCUMENT, 'utf8').replace(table(), olderTable())
  expect(withTable(text)).not.toBe(text)
})
it('no two cheats are told in the same words', () =>
  expect(new Set(everything.map(({ does }) => does)).size).toBe(everything.length))
