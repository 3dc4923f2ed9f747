import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../../protocol/audit/record.ts'
import { noticeSays } from '../../../web/parts/says.ts'
import { Page } from './page.ts'
import { Two } from './table.ts'

const RECORD = new Uint8Array(readFileSync(new URL('../../../docs/example.record', import.meta.url)))

/** A tab that has opened the record. */
async function reading(): Promise<{ readonly two: Two; readonly page: Page }> {
  const two = new Two()
  const page = new Page(two.browser())
  page.command({ type: 'open record', bytes: RECORD })
  await two.pass(0)
  return { two, page }
}

describe('a record from a file', () => {
  it('is on the screen again when the page is loaded anew, the same to the byte', async () => {
    const { two, page } = await reading()
    const before = page.on('end')
    expect(before).toMatchObject({ live: false, unkept: false })
    page.reload()
    await two.pass(0)
    expect(page.on('end')).toEqual(before)
    expect(await page.record()).toEqual(RECORD)
  })

  it('is on the first page with how it ends, once however often it is opened, and can be removed', async () => {
    const { two, page } = await reading()
    const { report } = page.on('end')
    await two.pass(60_000)
    page.command({ type: 'open record', bytes: RECORD })
    page.command({ type: 'go home' })
    await two.pass(0)
    const { records, games } = page.on('home')
    const [{ id } = { id: '' }] = records
    expect(records).toEqual([
      { id, opened: two.clock.now(), round: report.game.round, winners: report.winners, by: report.by },
    ])
    expect(games).toEqual([])

    page.command({ type: 'open kept', record: id })
    await two.pass(0)
    expect(page.on('end').report).toEqual(report)
    page.command({ type: 'go home' })
    page.command({ type: 'forget', game: id })
    await two.pass(0)
    expect(page.on('home').records).toEqual([])
    page.command({ type: 'open kept', record: id })
    await two.pass(0)
    expect(page.on('home')).toMatchObject({ records: [] })
    expect([...(await page.browser.storage.load(id))]).toEqual([])
  })

  it('of an older version of the rules is not called damaged: the version is named', async () => {
    const record = readRecord(RECORD)
    if ('where' in record) throw new Error(record.says)
    const { page, two } = await reading()
    page.command({ type: 'go home' })
    page.command({ type: 'open record', bytes: writeRecord({ ...record, rulesVersion: '1' }) })
    await two.pass(0)
    const { notice } = page.on('home')
    expect(notice).toEqual({ code: 'record-rules', at: '1' })
    expect(notice && noticeSays(notice)).toContain('version 1 of the rules')
    // Whatever else a file calls its version is not repeated.
    page.command({ type: 'open record', bytes: writeRecord({ ...record, rulesVersion: '<b>9</b>' }) })
    await two.pass(0)
    expect(page.on('home').notice).toEqual({ code: 'damaged', cause: 'rules' })
  })

  it('is shown where nothing can be kept, and says so', async () => {
    const two = new Two()
    const page = new Page(two.browser())
    page.browser.storage.fails = () => true
    page.command({ type: 'open record', bytes: RECORD })
    await two.pass(0)
    expect(page.on('end')).toMatchObject({ live: false, unkept: true })
    expect(page.place).toBeUndefined()
    page.reload()
    await two.pass(0)
    expect(page.on('home').records).toEqual([])
  })

  it('that is damaged is not kept', async () => {
    const two = new Two()
    const page = new Page(two.browser())
    page.command({ type: 'open record', bytes: RECORD.slice(0, -1) })
    await two.pass(0)
    expect(page.on('home')).toMatchObject({ records: [], notice: { code: 'damaged' } })
    expect(page.browser.storage.written).toEqual([])
  })
})
