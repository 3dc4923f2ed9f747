import { decode as decodeCbor, encode as encodeCbor } from 'cborg'

/**
 * What has bytes: whole numbers, text, byte strings, and lists of these. No maps, no tags, no fractions, no null, so
 * that there is one way only to write a value (docs/protocol.md, 1).
 */
export type Value = number | string | Uint8Array | readonly Value[]

/** How much a decoder takes before it gives up: bytes in all, lists within lists, and values of all kinds, lists included. */
export interface Limits {
  readonly size?: number
  readonly depth?: number
  readonly items?: number
}

export const MAX_SIZE = 65_536
export const MAX_DEPTH = 16
export const MAX_ITEMS = 65_536

/**
 * The canonical bytes of a value: deterministic CBOR (RFC 8949, 4.2.1). Throws on what has none, which is a mistake of
 * ours: a number that is not a safe integer, and text that is not Unicode (a lone surrogate) or starts with U+FEFF.
 */
export function encode(value: Value): Uint8Array {
  assertValue(value)
  // Under Node the library may give a Buffer, whose `slice` is no copy and whose memory is shared.
  return new Uint8Array(encodeCbor(value))
}

function assertValue(value: Value): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a safe integer: ${value}`)
  } else if (typeof value === 'string') {
    if (/^\uFEFF|\p{Surrogate}/u.test(value)) throw new TypeError('text without one encoding')
  } else if (Array.isArray(value)) for (const item of value) assertValue(item)
  else if (!(value instanceof Uint8Array)) throw new TypeError(`no encoding for a ${typeof value}`)
}

/**
 * The value of canonical bytes, or `undefined` if they are anything else: another type, a head longer than needed,
 * indefinite length, a number beyond the safe integers, text that is not UTF-8, bytes left over, too large or too deep.
 * Never throws. Accepted only if encoding the value again gives the same bytes.
 */
export function decode(bytes: Uint8Array, limits: Limits = {}): Value | undefined {
  const { size = MAX_SIZE, depth = MAX_DEPTH, items = MAX_ITEMS } = limits
  if (bytes.length > size || !hasPlainShape(bytes, depth, items)) return undefined
  try {
    const value: Value = decodeCbor(bytes, { strict: true, allowIndefinite: false, allowBigInt: false })
    return sameBytes(encode(value), bytes) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the bytes are one item made of permitted types, no deeper and of no more items than allowed. Looks at heads only
 * and does not recurse, so that nothing hostile (a tower of lists, a length of 2^60, a million empty lists) ever reaches
 * the recursive decoder.
 */
function hasPlainShape(bytes: Uint8Array, maxDepth: number, maxItems: number): boolean {
  const open: number[] = []
  let at = 0
  let items = 0
  do {
    if (++items > maxItems) return false
    const head = bytes[at]
    if (head === undefined) return false
    const argument = argumentAt(bytes, at, head & 31)
    if (argument === undefined) return false
    at += argument.bytes
    const left = bytes.length - at
    if (left < 0) return false
    const last = open.length - 1
    if (last >= 0) open[last] = (open[last] ?? 0) - 1
    switch (head >> 5) {
      case 0:
      case 1:
        break
      case 2:
      case 3:
        if (argument.value > left) return false
        at += argument.value
        break
      case 4:
        if (argument.value > left || open.length === maxDepth) return false
        open.push(argument.value)
        break
      default:
        return false
    }
    while (open.length > 0 && open[open.length - 1] === 0) open.pop()
  } while (open.length > 0)
  return at === bytes.length
}

/** The argument of an item's head (RFC 8949, 3) and how many bytes the head takes; `undefined` if indefinite or reserved. */
function argumentAt(bytes: Uint8Array, at: number, info: number): { value: number; bytes: number } | undefined {
  if (info < 24) return { value: info, bytes: 1 }
  if (info > 27) return undefined
  const length = 2 ** (info - 24)
  let value = 0
  for (let i = 1; i <= length; i++) value = value * 256 + (bytes[at + i] ?? 0)
  return { value, bytes: 1 + length }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}
