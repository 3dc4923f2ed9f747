import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cheats } from './cheats/index.ts'
import { DOCUMENT, tableOf, withTable } from './table.ts'

it('the table of cheats in the threat model is up to date (else: npx tsx test/scenario/table.ts)', () => {
  const text = readFileSync(DOCUMENT, 'utf8')
  expect(withTable(text)).toBe(text)
  for (const { does } of cheats) expect(text).toContain(does)
})
it('an older table is noticed', () => {
  const text = readFileSync(DOCUMENT, 'utf8').replace(tableOf(cheats), tableOf(cheats.slice(1)))
  expect(withTable(text)).not.toBe(text)
})
