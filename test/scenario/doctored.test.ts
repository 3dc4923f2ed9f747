import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../protocol/audit/record.ts'
import { judged, verdicts } from '../protocol/audit/recorded.ts'
import { there } from '../protocol/seated.ts'
import type { Made } from './cheats/doctored.ts'
import { doctored } from './cheats/index.ts'

function said({ record, change = file => file }: Made): string | readonly string[] {
  const read = readRecord(change(writeRecord(record)))
  return 'where' in read ? `damaged: ${read.where}` : verdicts(judged(read))
}

describe.each(doctored)('$by $does', ({ by, code, made }) => {
  it('control: without it both are honest', () => expect(said(made(false))).toEqual(['honest', 'honest']))
  it(`is found by the audit: ${code}`, () => {
    const bad = made(true)
    if (by === 'whoever has the file') expect(said(bad)).toBe(`damaged: ${code}`)
    else {
      const verdict = code === 'unopened' ? code : `findings ${code}@${there(bad.entry)}`
      const seats = [verdict, 'honest']
      expect(said(bad)).toEqual(by === 'host' ? seats : seats.reverse())
    }
  })
})
