import type { Data } from '../rules/ids.ts'
import type { Value } from './codec.ts'

/** What stands first in the lists that code data other than numbers and text (docs/protocol.md, 1.4). */
const NULL = 0
const TRUE = 1
const FALSE = 2
const LIST = 3
const RECORD = 4

/**
 * Rules' plain data as a value with bytes. No two different data give the same value: numbers and text stand for
 * themselves, all else is a list that starts with its kind; records are sorted by key and leave undefined fields out.
 * Throws on a number that is not a safe integer: a mistake in the rules.
 */
export function dataValue(data: Data): Value {
  if (typeof data === 'number') {
    if (!Number.isSafeInteger(data)) throw new TypeError(`rules' data holds ${data}, which is not a safe integer`)
    return data
  }
  if (typeof data === 'string') return data
  if (data === null) return [NULL]
  if (typeof data === 'boolean') return [data ? TRUE : FALSE]
  if (isList(data)) return [LIST, ...data.map(dataValue)]
  const fields = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return [RECORD, ...fields.flatMap(([key, field]): Value[] => (field === undefined ? [] : [key, dataValue(field)]))]
}

/** The data that has this value, or `undefined` if none has. */
export function dataOf(value: Value): Data | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (!isList(value)) return undefined
  const [kind, ...rest] = value
  switch (kind) {
    case NULL:
      return rest.length === 0 ? null : undefined
    case TRUE:
    case FALSE:
      return rest.length === 0 ? kind === TRUE : undefined
    case LIST: {
      const items = rest.map(dataOf)
      return items.every(item => item !== undefined) ? items : undefined
    }
    case RECORD:
      return recordOf(rest)
    default:
      return undefined
  }
}

function recordOf(fields: readonly Value[]): Data | undefined {
  const entries: [string, Data][] = []
  for (let i = 0; i < fields.length; i += 2) {
    const key = fields[i]
    const value = fields[i + 1]
    const field = value === undefined ? undefined : dataOf(value)
    if (typeof key !== 'string' || field === undefined) return undefined
    const before = entries.at(-1)?.[0]
    if (before !== undefined && before >= key) return undefined
    entries.push([key, field])
  }
  return Object.fromEntries(entries)
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value)
