/**
 * An independent copy of plain data (arrays, records, numbers, strings, booleans, null, undefined). Anything else in a
 * game's state is a mistake in its rules and throws: it could not be stored, hashed or shown either.
 */
export function clone<T>(data: T): T {
  return copy(data) as T
}

/** One by one, since engines store what `map` makes in two ways, which slows down whatever reads it. */
function copyAll(data: readonly unknown[]): unknown[] {
  const made: unknown[] = []
  for (const one of data) made.push(copy(one))
  return made
}
function copy(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) {
    if (typeof data === 'function' || typeof data === 'symbol' || typeof data === 'bigint')
      throw new Error(`a ${typeof data} is not plain data`)
    return data
  }
  if (Array.isArray(data)) return copyAll(data)
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== Object.prototype && prototype !== null) throw new Error('an instance is not plain data')
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copy(value)]))
}
