import { describe, it } from 'vitest'
import { messagesHold, recordsHold } from './fuzz.ts'

describe('mutants: a sample', () => {
  it('of messages', () => messagesHold(3000, 1))
  it('of record files', () => recordsHold(150, 1))
})
