import { it } from 'vitest'
import { writeRecord } from '../../../protocol/audit/record.ts'
import { seeded } from '../../../src/local/index.ts'
import { mini } from '../mini.ts'
import { Seated } from '../seated.ts'
import { damages } from './damaged.ts'
import { recordOf } from './recorded.ts'

it('every byte of a record, changed, with the checksum as it was and made to fit', () => {
  const table = new Seated({ rounds: 1 })
  table.until(() => table.over, table.unfound(1))
  const file = writeRecord(recordOf(table))
  const random = seeded(73)
  for (let at = 0; at < file.length; at++) damages(file, at, random(256), mini)
})
