import { describe, it } from 'vitest'
import { messagesGoFar, messagesHold, recordsGoFar, recordsHold, upTo } from './fuzz.ts'

describe('mutants: a sample', () => {
  it('of messages', () => messagesGoFar(messagesHold(1, upTo(3000))))
  it('of record files', () => recordsGoFar(recordsHold(1, upTo(150))))
})
