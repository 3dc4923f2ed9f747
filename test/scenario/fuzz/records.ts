/** Record files of the small game, mutated in what they mean, with a checksum that fits. */
import { readRecord, writeRecord } from '../../../protocol/audit/record.ts'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { hash } from '../../../protocol/bytes/hash.ts'
import { type Random, seeded } from '../../../src/local/random.ts'
import { judged, verdicts } from '../../protocol/audit/recorded.ts'
import { honestRecord } from '../cheats/doctored.ts'
import { mutateBytes, mutateValue } from './mutate.ts'
import { type Fuzzed, Tally } from './tally.ts'

function mutant(file: Uint8Array, draw: Random): Uint8Array {
  if (draw(10) === 0) return mutateBytes(file, draw)
  const value = decode(file, { size: 1 << 24 })
  const fields: readonly Value[] = Array.isArray(value) ? value : []
  const body = mutateValue(fields.slice(0, -1), draw)
  return Array.isArray(body) ? encode([...body, hash('record', encode(body))]) : encode(body)
}

/** What is said of mutants: these numbers of that seed. A finding against anybody would be a false one. */
export function fuzzRecords(seed: number, numbers: Iterable<number>, clock: () => number): Fuzzed {
  const file = writeRecord(honestRecord())
  const tally = new Tally(clock)
  for (const number of numbers) {
    const wire = mutant(file, seeded(seed, number))
    tally.count(`record ${number} of seed ${seed}`, wire, () => {
      const read = readRecord(wire)
      const said = 'where' in read ? `damaged: ${read.where}` : verdicts(judged(read))
      return typeof said === 'string' ? said.replace(/ \d+$/, '') : said.join(', ')
    })
  }
  return tally.result
}
