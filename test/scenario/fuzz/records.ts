/** Record files of the small game, mutated in what they mean, with a checksum that fits. */
import { readRecord, writeRecord } from '../../../protocol/audit/record.ts'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { hash } from '../../../protocol/bytes/hash.ts'
import { type Random, seeded } from '../../../src/local/random.ts'
import { judged, verdicts } from '../../protocol/audit/recorded.ts'
import { honestRecord } from '../cheats/doctored.ts'
import { mutateBytes, mutateValue } from './mutate.ts'

function mutant(file: Uint8Array, draw: Random): Uint8Array {
  if (draw(10) === 0) return mutateBytes(file, draw)
  const value = decode(file, { size: 1 << 24 })
  const fields: readonly Value[] = Array.isArray(value) ? value : []
  const body = mutateValue(fields.slice(0, -1), draw)
  return Array.isArray(body) ? encode([...body, hash('record', encode(body))]) : encode(body)
}

/** What is said of so many mutants, and how often; a finding against anybody would be a false one. */
export function fuzzRecords(count: number, seed: number, clock: () => number) {
  const file = writeRecord(honestRecord())
  const draw = seeded(seed)
  const outcomes = new Map<string, number>()
  const slow: string[] = []
  for (let done = 0; done < count; done++) {
    const wire = mutant(file, draw)
    const times = [0, 1, 2].findIndex(() => {
      const since = clock()
      const read = readRecord(wire)
      const said = 'where' in read ? `damaged: ${read.where}` : verdicts(judged(read))
      const outcome = typeof said === 'string' ? said.replace(/ \d+$/, '') : said.join(', ')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      return clock() - since < 1000
    })
    if (times < 0) slow.push(`record ${done} of seed ${seed}`)
  }
  return { outcomes, slow }
}
