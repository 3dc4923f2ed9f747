/** What must hold of any number of mutants. */
import { expect } from 'vitest'
import { fuzzMessages } from './messages.ts'
import { fuzzRecords } from './records.ts'

const HONEST = [
  [['honest', 'honest'], undefined],
  [['honest', 'honest'], undefined],
]
const clock = () => performance.now()

/** No exception, nothing slow; mutants get past the decoder and past signatures; every listener ends its game honestly. */
export function messagesHold(count: number, seed: number, pause?: (done: number) => void): void {
  const { outcomes, slow, ends } = fuzzMessages(count, seed, clock, pause)
  expect(slow).toEqual([])
  for (const outcome of [
    'ignored: not-a-message',
    'ignored: garbage',
    'ignored: out-of-place',
    'ignored: bad-signature',
  ])
    expect([...outcomes.keys()]).toContain(outcome)
  for (const end of ends) expect(end).toEqual(HONEST)
}
/** No exception, nothing slow, and nobody is accused of what somebody did to a file. */
export function recordsHold(count: number, seed: number): void {
  const { outcomes, slow } = fuzzRecords(count, seed, clock)
  expect(slow).toEqual([])
  expect([...outcomes.keys()].filter(outcome => outcome.includes('findings'))).toEqual([])
  for (const where of ['agreement', 'entry', 'statement', 'file'])
    expect([...outcomes.keys()]).toContain(`damaged: ${where}`)
}
