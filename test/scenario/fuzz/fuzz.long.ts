import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { messagesHold, recordsHold } from './fuzz.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** Bytes in use after everything that is not needed has been thrown away. */
function used(): number {
  collect()
  return process.memoryUsage().heapUsed
}
const MEGABYTE = 1 << 20

it('a million mutated messages, without growing', () => {
  const sizes: number[] = []
  messagesHold(1_000_000, 2, done => {
    if (done % 100_000 === 99_999) sizes.push(used())
  })
  expect(sizes).toHaveLength(10)
  expect((sizes.at(-1) ?? 0) - (sizes[0] ?? 0)).toBeLessThan(16 * MEGABYTE)
})
it('ten thousand mutated record files', () => recordsHold(10_000, 2))
