/** Record files of which one byte was changed. */
import { expect } from 'vitest'
import { audit } from '../../../protocol/audit/audit.ts'
import { type GameRecord, RECORD_BYTES, readRecord } from '../../../protocol/audit/record.ts'
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { hash } from '../../../protocol/bytes/hash.ts'
import type { Event, Option, Rules } from '../../../protocol/rules/index.ts'

/** The file with byte `at` changed to another one. */
export function changedAt(file: Uint8Array, at: number, by: number): Uint8Array {
  const copy = file.slice()
  copy[at] = (copy[at] ?? 0) ^ (by === 0 ? 1 : by)
  return copy
}

/** The same file with a checksum that fits it, as somebody would write it who changed it on purpose. */
export function withChecksum(file: Uint8Array): Uint8Array | undefined {
  const value = decode(file, { size: RECORD_BYTES })
  if (!isList(value)) return undefined
  const body = value.slice(0, -1)
  return encode([...body, hash('record', encode(body))])
}
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/** Where a file is damaged; fails if it is not, or if it accuses somebody. */
export function damage<S, Set, O extends Option, E extends Event>(
  file: Uint8Array,
  rules: Rules<S, Set, O, E>,
  which: string,
): string {
  const record: GameRecord | { readonly where: string } = readRecord(file)
  const result = 'where' in record ? record : audit(record, rules)
  expect('where' in result ? 'damaged' : JSON.stringify(result.seats), which).toBe('damaged')
  return 'where' in result ? result.where : ''
}

/** Changes one byte, with the checksum as it was and made to fit; where each was found damaged. */
export function damages<S, Set, O extends Option, E extends Event>(
  file: Uint8Array,
  at: number,
  by: number,
  rules: Rules<S, Set, O, E>,
): readonly string[] {
  const changed = changedAt(file, at, by)
  const fixed = withChecksum(changed)
  const places = [damage(changed, rules, `byte ${at} changed by ${by}`)]
  // The checksum's own bytes are made good again by fixing it: then the file is as it was.
  if (fixed !== undefined && at < file.length - 64)
    places.push(damage(fixed, rules, `byte ${at} changed by ${by}, checksum fixed`))
  return places
}
