import { decode, encode, type Value } from '../bytes/codec.ts'
import { equal, HASH_BYTES, hash } from '../bytes/hash.ts'
import { bytes, int, list, literal, read, text, tuple } from '../bytes/schema.ts'
import { ENTRY_LIMITS } from '../transcript/entry.ts'

/** One whole game as a file that anybody can check (docs/protocol.md, 13). It holds no signing key. */
export interface GameRecord {
  readonly rulesName: string
  readonly rulesVersion: string
  readonly g1: Uint8Array
  readonly g3: Uint8Array
  readonly g4s: readonly Uint8Array[]
  readonly entries: readonly Uint8Array[]
  /** resignations, closings and opened seeds */
  readonly statements: readonly Uint8Array[]
  /** signed evidence of what was refused */
  readonly accusations: readonly Uint8Array[]
}
/** Where a file is broken, in words. Anybody can damage a file, so it says nothing of the players. */
export interface Damage {
  readonly where: string
  readonly says: string
}

export const RECORD_NAME = 'open-hunt record'
const FORMAT = 1
/** The largest record file that is read. */
export const RECORD_BYTES = 64 * 1024 * 1024
/** Its lists and what they hold, with room to spare. */
const RECORD_ITEMS = 101_000
const many = (max: number, most: number) => list(bytes({ max: most }), { min: 0, max })
const shape = tuple(
  literal(RECORD_NAME),
  int(0, 0xffff),
  text(128),
  text(64),
  bytes({ max: 64 * 1024 }),
  bytes({ max: 64 * 1024 }),
  many(16, 4096),
  many(100_000, ENTRY_LIMITS.bytes),
  many(64, 4096),
  many(16, 3 * ENTRY_LIMITS.bytes),
  bytes(HASH_BYTES),
)

/** The bytes of a record file, its checksum last. */
export function writeRecord(record: GameRecord): Uint8Array {
  const { rulesName, rulesVersion, g1, g3, g4s, entries, statements, accusations } = record
  const body: readonly Value[] = [
    RECORD_NAME,
    FORMAT,
    rulesName,
    rulesVersion,
    g1,
    g3,
    g4s,
    entries,
    statements,
    accusations,
  ]
  return encode([...body, hash('record', encode(body))])
}

/** Reads a record file. The checksum finds accidents; what is said in the file is checked by the audit. */
export function readRecord(file: Uint8Array): GameRecord | Damage {
  const value = decode(file, { size: RECORD_BYTES, items: RECORD_ITEMS })
  if (value === undefined) return { where: 'file', says: 'This is not a record file, or it is cut short or garbled.' }
  const fields = read(shape, value)
  if (fields === undefined || typeof value !== 'object' || value instanceof Uint8Array)
    return { where: 'file', says: 'This file does not have the parts of a record.' }
  const [, format, rulesName, rulesVersion, g1, g3, g4s, entries, statements, accusations, checksum] = fields
  if (format !== FORMAT)
    return { where: 'file', says: `This record has format ${format}; format ${FORMAT} is known here.` }
  if (!equal(checksum, hash('record', encode(value.slice(0, -1)))))
    return { where: 'checksum', says: 'The checksum does not match: the file was changed after it was written.' }
  return { rulesName, rulesVersion, g1, g3, g4s, entries, statements, accusations }
}
