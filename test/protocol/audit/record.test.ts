import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../../protocol/audit/record.ts'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { hash } from '../../../protocol/bytes/hash.ts'
import { seeded } from '../../../src/local/index.ts'
import { mini } from '../mini.ts'
import { bytesFrom, Seated, there } from '../seated.ts'
import { damage, damages } from './damaged.ts'
import { judged, recordOf, verdicts } from './recorded.ts'

const table = new Seated({ rounds: 1 })
table.until(() => table.over, table.unfound(1))
const record = recordOf(table)
const file = writeRecord(record)
const fields = there(decode(file)) as readonly Value[]
const summed = (body: readonly Value[]) => encode([...body, hash('record', encode(body))])

describe('a record file (docs/protocol.md, 13)', () => {
  it('is read as it was written, and written the same again', () => {
    expect(readRecord(file)).toEqual(record)
    expect(writeRecord(record)).toEqual(file)
    expect(verdicts(judged(record))).toEqual(['honest', 'honest'])
  })
  it.each<[string, Uint8Array, string]>([
    ['an empty file', new Uint8Array(), 'file'],
    ['a text', new TextEncoder().encode('a letter to a friend'), 'file'],
    ['random bytes', bytesFrom(3)(5000), 'file'],
    ['a file cut short', file.slice(0, -1), 'file'],
    ['half a file', file.slice(0, file.length / 2), 'file'],
    ['a file with something added', Uint8Array.of(...file, 0), 'file'],
    ['a list of something else', encode([1, 2, 3]), 'file'],
    ['a field too few', summed(fields.slice(0, -2)), 'file'],
    ['a field too many', summed([...fields.slice(0, -1), 0]), 'file'],
    ['another kind of file', summed(['another record', ...fields.slice(1, -1)]), 'file'],
    ['another format', summed([fields[0] ?? 0, 2, ...fields.slice(2, -1)]), 'file'],
    ['a wrong checksum', encode([...fields.slice(0, -1), new Uint8Array(64)]), 'checksum'],
  ])('%s is damaged, in one place', (_, bytes, where) => {
    expect(readRecord(bytes)).toMatchObject({ where })
  })
  it('another format is told as such', () =>
    expect(readRecord(summed([fields[0] ?? 0, 2, ...fields.slice(2, -1)]))).toMatchObject({
      says: expect.stringContaining('format 2'),
    }))
  it('one changed byte accuses nobody, whether or not the checksum was made to fit: a sample', () => {
    const random = seeded(71)
    const places = new Set<string>()
    for (let i = 0; i < 120; i++)
      for (const place of damages(file, random(file.length), random(256), mini)) places.add(place.replace(/ .*/, ''))
    for (const place of ['checksum', 'entry', 'agreement']) expect([...places]).toContain(place)
  })
  it('no start of it is a record', () => {
    const random = seeded(72)
    for (let i = 0; i < 50; i++) damage(file.slice(0, random(file.length)), mini, 'cut')
  })
})
