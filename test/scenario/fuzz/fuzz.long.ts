import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { messagesGoFar, messagesHold, recordsGoFar, recordsHold, upTo } from './fuzz.ts'
import { printed } from './tally.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** Bytes in use after everything that is not needed has been thrown away. */
function used(): number {
  collect()
  return process.memoryUsage().heapUsed
}
const MEGABYTE = 1 << 20
const SEED = 2

it('a million mutated messages, without growing', () => {
  const sizes: number[] = []
  const fuzzed = messagesHold(SEED, upTo(1_000_000), done => {
    if (done % 100_000 === 99_999) sizes.push(used())
  })
  const megabytes = sizes.map(size => (size / MEGABYTE).toFixed(1))
  console.log(`${printed('messages', fuzzed)}\nmemory in MiB after each tenth: ${megabytes.join(', ')}`)
  messagesGoFar(fuzzed)
  expect(fuzzed.mutants).toBe(1_000_000)
  expect(sizes).toHaveLength(10)
  expect((sizes.at(-1) ?? 0) - (sizes[0] ?? 0)).toBeLessThan(16 * MEGABYTE)
})
it('ten thousand mutated record files', () => {
  const fuzzed = recordsHold(SEED, upTo(10_000))
  console.log(printed('record files', fuzzed))
  recordsGoFar(fuzzed)
  expect(fuzzed.mutants).toBe(10_000)
})
