/**
 * An independent copy of plain data (arrays, records, numbers, strings, booleans, null, undefined). Anything else in a
 * game's state is a mistake in its rules and throws: it could not be stored, hashed or shown either.
 */
export function clone<T>(data: T): T {
  return copy(data) as T
}

function copy(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) {
    if (typeof data === 'function' || typeof data === 'symbol' || typeof data === 'bigint')
      throw new Error(`a ${typeof data} is not plain data`)
    return data
  }
  if (Array.isArray(data)) return data.map(copy)
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== Object.prototype && prototype !== null) throw new Error('an instance is not plain data')
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copy(value)]))
}
