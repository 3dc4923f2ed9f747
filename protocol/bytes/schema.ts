import { decode, type Limits, type Value } from './codec.ts'

/** A check that takes decoded values of one shape and refuses all others; what it gives back is typed. */
export interface Shape<T> {
  /** the value as `T`, or `undefined` if it has another shape */
  readonly read: (value: Value) => T | undefined
}

/** The type of the values that a shape accepts. */
export type Of<S> = S extends Shape<infer T> ? T : never

/** The value as `T`, or `undefined` if it has another shape. */
export const read = <T>(shape: Shape<T>, value: Value): T | undefined => shape.read(value)

/** Canonical bytes of this shape, or `undefined`. Never throws. */
export function decodeAs<T>(shape: Shape<T>, bytes: Uint8Array, limits?: Limits): T | undefined {
  const value = decode(bytes, limits)
  return value === undefined ? undefined : shape.read(value)
}

/** A whole number from `min` to `max`, both included. */
export const int = (min = 0, max = Number.MAX_SAFE_INTEGER): Shape<number> => ({
  read: value => (typeof value === 'number' && value >= min && value <= max ? value : undefined),
})

/** Text of at most so many bytes of UTF-8. */
export const text = (maxBytes: number): Shape<string> => ({
  read: value => (typeof value === 'string' && utf8Length(value) <= maxBytes ? value : undefined),
})

/** A byte string of exactly this length, or of at most `max`. */
export const bytes = (length: number | { readonly max: number }): Shape<Uint8Array> => ({
  read: value => {
    if (!(value instanceof Uint8Array)) return undefined
    const fits = typeof length === 'number' ? value.length === length : value.length <= length.max
    return fits ? value : undefined
  },
})

/** This one value. */
export const literal = <const V extends number | string>(expected: V): Shape<V> => ({
  read: value => (value === expected ? expected : undefined),
})

/** A list of `min` to `max` items of one shape. */
export const list = <T>(
  item: Shape<T>,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): Shape<readonly T[]> => ({
  read: value => {
    if (!isList(value) || value.length < min || value.length > max) return undefined
    const items: T[] = []
    for (const one of value) {
      const it = item.read(one)
      if (it === undefined) return undefined
      items.push(it)
    }
    return items
  },
})

/** A list of exactly these items, each of its own shape. */
export function tuple<const S extends readonly Shape<unknown>[]>(...items: S): Shape<Items<S>> {
  return {
    read: value => {
      if (!isList(value) || value.length !== items.length) return undefined
      const out: unknown[] = []
      for (const [i, item] of items.entries()) {
        const part = value[i]
        const it = part === undefined ? undefined : item.read(part)
        if (it === undefined) return undefined
        out.push(it)
      }
      return out as Items<S>
    },
  }
}
type Items<S extends readonly Shape<unknown>[]> = { readonly [K in keyof S]: Of<S[K]> }

/** The first of these shapes that fits. Give alternatives of which one value fits only one: tuples that start with a literal. */
export function oneOf<const S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Of<S[number]>> {
  return {
    read: value => {
      for (const shape of shapes) {
        const it = shape.read(value)
        if (it !== undefined) return it as Of<S[number]>
      }
      return undefined
    },
  }
}

/** A shape whose values are turned into something else (a branded id, a parsed point), or refused with `undefined`. */
export const as = <T, U>(shape: Shape<T>, turn: (value: T) => U | undefined): Shape<U> => ({
  read: value => {
    const it = shape.read(value)
    return it === undefined ? undefined : turn(it)
  },
})

/** Any value, for what is checked later. */
export const anything: Shape<Value> = { read: value => value }

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

function utf8Length(value: string): number {
  let length = 0
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return length
}
