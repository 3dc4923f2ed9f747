import { describe, it } from 'vitest'
import { messagesGoFar, messagesHold, recordsGoFar, recordsHold, upTo } from './fuzz.ts'
import * as past from './past.ts'

describe('mutants: a sample', () => {
  it('of messages', () => messagesGoFar(messagesHold(1, upTo(3000))))
  it('of record files', () => recordsGoFar(recordsHold(1, upTo(150))))
})

describe('mutants that have failed before', () => {
  it.each(past.messages)('messages of seed $seed', ({ seed, numbers }) => void messagesHold(seed, numbers))
  it.each(past.records)('record files of seed $seed', ({ seed, numbers }) => void recordsHold(seed, numbers))
})
