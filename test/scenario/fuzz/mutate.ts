/** Changes of bytes and of what they mean, by chance that is the same again for the same seed. */
import { decode, encode, type Value } from '../../../protocol/bytes/codec.ts'
import { pick, type Random } from '../../../src/local/random.ts'

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const NUMBERS = [0, 1, 2, 23, 24, 255, 256, 65_535, 65_536, 0xffffffff] as const
/** Numbers that no field of 32 bits holds. */
const FAR_NUMBERS = [-1, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER] as const
const TEXTS = ['', 'fixed', 'seed', '\u0000', '<b>', 'ü'.repeat(300)] as const

/** The bytes with some of them changed, left out, put in or taken from elsewhere. */
export function mutateBytes(bytes: Uint8Array, draw: Random, other: Uint8Array = bytes): Uint8Array {
  const at = draw(bytes.length + 1)
  const length = 1 + draw(8)
  switch (draw(6)) {
    case 0:
      return bytes.map((byte, i) => (i === at ? byte ^ (1 << draw(8)) : byte))
    case 1:
      return bytes.slice(0, at)
    case 2:
      return Uint8Array.of(...bytes.subarray(0, at), ...bytes.subarray(at + length))
    case 3:
      return Uint8Array.of(...bytes.subarray(0, at), ...random(length, draw), ...bytes.subarray(at))
    case 4:
      return bytes.map((byte, i) => (i >= at && i < at + length ? draw(256) : byte))
    default:
      return Uint8Array.of(...bytes.subarray(0, at), ...other.subarray(draw(other.length + 1)))
  }
}
const random = (length: number, draw: Random) => Uint8Array.from({ length }, () => draw(256))

/** A value with one thing changed somewhere in it; byte strings that are encoded values themselves are gone into. */
export function mutateValue(value: Value, draw: Random, numbers: readonly number[] = NUMBERS): Value {
  if (draw(24) === 0) return pick<Value>([0, '', new Uint8Array(), [], [[[[]]]]], draw)
  if (typeof value === 'number') return draw(2) === 0 ? Math.max(0, value + 1 - 2 * draw(2)) : pick(numbers, draw)
  if (typeof value === 'string') return draw(2) === 0 ? `${value}x` : pick(TEXTS, draw)
  if (isList(value)) return mutateList(value, draw, numbers)
  const inner = value.length > 1 ? decode(value) : undefined
  if (inner !== undefined && isList(inner) && draw(5) !== 0) return encode(mutateValue(inner, draw, numbers))
  return draw(3) === 0 ? random(pick([0, 1, 16, 31, 32, 33, 63, 64, 65, 300], draw), draw) : mutateBytes(value, draw)
}

function mutateList(list: readonly Value[], draw: Random, numbers: readonly number[]): readonly Value[] {
  const at = draw(list.length + 1)
  const one = list[at]
  if (one === undefined) return [...list, pick(numbers, draw)]
  switch (draw(10)) {
    case 0:
      return list.filter((_, i) => i !== at)
    case 1:
      return [...list.slice(0, at), one, ...list.slice(at)]
    case 2:
      return list.map((item, i) => (i === at ? (list[0] ?? item) : i === 0 ? one : item))
    case 3:
      return Array.from({ length: pick([2, 17, 65, 257], draw) }, () => one)
    default:
      return list.map((item, i) => (i === at ? mutateValue(item, draw, numbers) : item))
  }
}

/** Encoded bytes with something changed that they mean; other bytes with bytes changed. */
export function mutateMeaning(wire: Uint8Array, draw: Random): Uint8Array {
  const value = decode(wire, { size: 1 << 24 })
  return value === undefined ? mutateBytes(wire, draw) : encode(mutateValue(value, draw, [...NUMBERS, ...FAR_NUMBERS]))
}
