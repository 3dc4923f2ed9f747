/**
 * What is different between one piece of plain data and the next. The worker tells the page only that, and the page puts
 * the next one together from what it has: what did not change stays the same object, so nobody draws it again.
 */

export type Change<T> = (
  | { readonly type: 'same' }
  /** something else altogether */
  | { readonly type: 'all'; readonly value: unknown }
  /** a list of this length; items that are not named stay */
  | { readonly type: 'list'; readonly length: number; readonly items: readonly (readonly [number, Change<unknown>])[] }
  /** a record; fields that are not named stay. `keys`, in their order, where they are not the same as before. */
  | {
      readonly type: 'fields'
      readonly keys?: readonly string[]
      readonly fields: readonly (readonly [string, Change<unknown>])[]
    }
) & {
  /** of what it is a change; there is no such field */
  readonly of?: T
}

type Fields = Readonly<Record<string, unknown>>

const SAME = { type: 'same' } as const
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The way from `before` to `now`. Both are plain data (no functions) and neither is changed in place afterwards. */
export function changeOf<T>(before: T, now: T): Change<T>
export function changeOf(before: unknown, now: unknown): Change<unknown> {
  if (Object.is(before, now)) return SAME
  if (Array.isArray(before) && Array.isArray(now)) return changeOfList(before, now)
  if (before instanceof Map && now instanceof Map) {
    const same = changeOfList([...before].flat(), [...now].flat()).type === 'same'
    return same ? SAME : { type: 'all', value: now }
  }
  return isRecord(before) && isRecord(now) ? changeOfFields(before, now) : { type: 'all', value: now }
}

function changeOfList(before: readonly unknown[], now: readonly unknown[]): Change<unknown> {
  const items = now.flatMap((item, i) => {
    const change: Change<unknown> = i < before.length ? changeOf(before[i], item) : { type: 'all', value: item }
    return change.type === 'same' ? [] : [[i, change] as const]
  })
  if (items.length === 0 && before.length === now.length) return SAME
  return isAnew(items, now.length) ? { type: 'all', value: now } : { type: 'list', length: now.length, items }
}

function changeOfFields(before: Fields, now: Fields): Change<unknown> {
  const keys = Object.keys(now)
  const fields = keys.flatMap(key => {
    const change: Change<unknown> = Object.hasOwn(before, key)
      ? changeOf(before[key], now[key])
      : { type: 'all', value: now[key] }
    return change.type === 'same' ? [] : [[key, change] as const]
  })
  const others = String(Object.keys(before)) !== String(keys)
  if (fields.length === 0 && !others) return SAME
  if (isAnew(fields, keys.length)) return { type: 'all', value: now }
  return { type: 'fields', fields, ...(others && { keys }) }
}

/** Nothing of it stays: it is told as it is. */
const isAnew = (parts: readonly (readonly [unknown, Change<unknown>])[], of: number): boolean =>
  parts.length === of && parts.every(([, { type }]) => type === 'all')

/** What `before` becomes. Parts that did not change are those of `before`; the whole of it is, if nothing did. */
export function applied<T>(before: T, change: Change<T>): T
export function applied(before: unknown, change: Change<unknown>): unknown {
  switch (change.type) {
    case 'same':
      return before
    case 'all':
      return change.value
    case 'list': {
      const list = Array.isArray(before) ? before.slice(0, change.length) : []
      for (const [i, item] of change.items) list[i] = applied(list[i], item)
      return list
    }
    case 'fields': {
      const was: Fields = isRecord(before) ? before : {}
      const fields = new Map(change.fields)
      const keys = change.keys ?? Object.keys(was)
      return Object.fromEntries(keys.map(key => [key, applied(was[key], fields.get(key) ?? SAME)]))
    }
  }
}
