import { ed25519 } from '@noble/curves/ed25519.js'
import { power252 } from './power.ts'

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

/** 32 bytes as a number: four words of eight bytes. */
function littleEndian(bytes: Uint8Array): bigint {
  const words = new DataView(bytes.buffer, bytes.byteOffset, 32)
  const word = (at: number) => words.getBigUint64(at, true)
  return word(0) | (word(8) << 64n) | (word(16) << 128n) | (word(24) << 192n)
}
