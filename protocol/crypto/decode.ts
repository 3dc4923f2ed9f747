import { ed25519 } from '@noble/curves/ed25519.js'
import { folded } from './edwards.ts'

/**
 * Decoding of ristretto255 (RFC 9496, 4.3.1), which is most of what reading a proof costs: the library's formulas with
 * the one long power in loosely reduced numbers. For public bytes only. Whether the square root is one is checked
 * exactly, whatever the power gave, so that nothing is accepted for which the equation of the curve does not hold.
 */
const { Fp } = ed25519.Point
const P = Fp.ORDER
/** the curve's d, and a square root of -1 */
const { d: D } = ed25519.Point.CURVE()
const SQRT_M1 = Fp.pow(2n, (P - 1n) / 4n)

const mod = (value: bigint): bigint => {
  const rest = value % P
  return rest < 0n ? rest + P : rest
}
const isNegative = (value: bigint): boolean => (value & 1n) === 1n

/** Affine coordinates on edwards25519, or `undefined` if these 32 bytes are not canonical or stand for the identity. */
export function decodeRistretto(bytes: Uint8Array): { readonly x: bigint; readonly y: bigint } | undefined {
  const s = littleEndian(bytes)
  if (s === 0n || s >= P || isNegative(s)) return undefined
  const ss = mod(s * s)
  const u1 = 1n - ss
  const u2 = 1n + ss
  const u2Squared = mod(u2 * u2)
  const v = mod(-D * mod(u1 * u1) - u2Squared)
  const root = inverseRoot(mod(v * u2Squared))
  if (root === undefined) return undefined
  const denX = mod(root * u2)
  const denY = mod(mod(root * denX) * v)
  const either = mod(2n * s * denX)
  const x = isNegative(either) ? P - either : either
  const y = mod(u1 * denY)
  return y === 0n || isNegative(mod(x * y)) ? undefined : { x, y }
}

/** A number r with w r² = 1 (RFC 9496, 4.2, for u = 1); `undefined` if there is none. Its sign does not matter above. */
function inverseRoot(w: bigint): bigint | undefined {
  const w3 = mod(mod(w * w) * w)
  const candidate = mod(w3 * power252(mod(mod(w3 * w3) * w)))
  const check = mod(w * mod(candidate * candidate))
  if (check === 1n) return candidate
  return check === P - 1n ? mod(candidate * SQRT_M1) : undefined
}

/** The power with the exponent 2^252 - 3 = (P - 5) / 8, by 252 squarings and 11 products (Bernstein 2006). */
function power252(x: bigint): bigint {
  const x3 = folded(squared(x, 1) * x)
  const x15 = folded(squared(x3, 2) * x3)
  const x31 = folded(squared(x15, 1) * x)
  const ten = folded(squared(x31, 5) * x31)
  const twenty = folded(squared(ten, 10) * ten)
  const forty = folded(squared(twenty, 20) * twenty)
  const eighty = folded(squared(forty, 40) * forty)
  const to160 = folded(squared(eighty, 80) * eighty)
  const to240 = folded(squared(to160, 80) * eighty)
  const to250 = folded(squared(to240, 10) * ten)
  return folded(squared(to250, 2) * x)
}

function squared(x: bigint, times: number): bigint {
  let power = x
  for (let i = 0; i < times; i++) power = folded(power * power)
  return power
}

/** 32 bytes as a number: four words of eight bytes. */
function littleEndian(bytes: Uint8Array): bigint {
  const words = new DataView(bytes.buffer, bytes.byteOffset, 32)
  const word = (at: number) => words.getBigUint64(at, true)
  return word(0) | (word(8) << 64n) | (word(16) << 128n) | (word(24) << 192n)
}
