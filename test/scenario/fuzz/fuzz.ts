/** What must hold of any number of mutants. */
import { expect } from 'vitest'
import { fuzzMessages } from './messages.ts'
import { fuzzRecords } from './records.ts'
import type { Fuzzed } from './tally.ts'

const HONEST = [
  [['honest', 'honest'], undefined],
  [['honest', 'honest'], undefined],
]
/** Milliseconds that this process has computed: others may have the machine meanwhile, and nothing here waits. */
const clock = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

/** No exception, nothing slow, and every listener ends its game honestly. */
export function messagesHold(seed: number, numbers: readonly number[], pause?: (done: number) => void): Fuzzed {
  const fuzzed = fuzzMessages(seed, numbers, clock, pause)
  expect(fuzzed.slow).toEqual([])
  for (const end of fuzzed.ends) expect(end).toEqual(HONEST)
  return fuzzed
}
/** No exception, nothing slow, and nobody is accused of what somebody did to a file. */
export function recordsHold(seed: number, numbers: readonly number[]): Fuzzed {
  const fuzzed = fuzzRecords(seed, numbers, clock)
  expect(fuzzed.slow).toEqual([])
  expect([...fuzzed.outcomes.keys()].filter(outcome => outcome.includes('findings'))).toEqual([])
  return fuzzed
}

/** Mutants get past the decoder and past signatures. */
export const messagesGoFar = ({ outcomes }: Fuzzed): void =>
  expect([...outcomes.keys()]).toEqual(
    expect.arrayContaining(['not-a-message', 'garbage', 'out-of-place', 'bad-signature'].map(why => `ignored: ${why}`)),
  )
/** Mutants are found in every part of a record. */
export const recordsGoFar = ({ outcomes }: Fuzzed): void =>
  expect([...outcomes.keys()]).toEqual(
    expect.arrayContaining(['agreement', 'entry', 'statement', 'file'].map(where => `damaged: ${where}`)),
  )
