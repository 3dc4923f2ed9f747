import { ed25519, ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js'
import { PREFIX } from '../bytes/labels.ts'
import { utf8 } from '../bytes/text.ts'
import { decodeRistretto } from './decode.ts'

/** An element of the group ristretto255 (RFC 9496), of prime order: there are no points of small order. */
export type Point = InstanceType<typeof ristretto255.Point>
declare const scalar: unique symbol
/** A whole number modulo the group's order, from 0 below it. */
export type Scalar = bigint & { readonly [scalar]: true }

/** Bytes in an encoded point and in an encoded scalar. */
export const POINT_BYTES = 32
export const SCALAR_BYTES = 32

const Fn = ed25519.Point.Fn
/** The order of the group, L = 2^252 + 27742317777372353535851937790883648493. */
export const ORDER = Fn.ORDER
export const IDENTITY: Point = ristretto255.Point.ZERO

// ---- bytes -----------------------------------------------------------------------------------------------------

/** The point with these canonical bytes, or `undefined`: also for the identity, which no honest message holds. */
export function parsePoint(bytes: Uint8Array): Point | undefined {
  const affine = bytes.length === POINT_BYTES ? decodeRistretto(bytes) : undefined
  if (affine === undefined) return undefined
  const point = ristretto255.Point.fromAffine(affine)
  encodings.set(point, bytes.slice())
  return point
}

/** The canonical bytes of a point. Remembered, because encoding takes as long as a hundred field multiplications. */
export function pointBytes(point: Point): Uint8Array {
  const known = encodings.get(point)
  if (known !== undefined) return known.slice()
  const bytes = point.toBytes()
  encodings.set(point, bytes.slice())
  return bytes
}
const encodings = new WeakMap<Point, Uint8Array>()

/** The scalar with these 32 little-endian bytes, or `undefined` if they are not below the order. */
export function parseScalar(bytes: Uint8Array): Scalar | undefined {
  if (bytes.length !== SCALAR_BYTES) return undefined
  const value = littleEndian(bytes)
  return value < ORDER ? (value as Scalar) : undefined
}

/** 32 bytes, little-endian. */
export const scalarBytes = (value: Scalar): Uint8Array => Fn.toBytes(value)

// ---- scalars ---------------------------------------------------------------------------------------------------

/** Any whole number modulo the order. */
export const toScalar = (value: number | bigint): Scalar => Fn.create(BigInt(value)) as Scalar

/** 64 uniform bytes as a uniform scalar: little-endian, modulo the order. */
export function scalarFrom64(bytes: Uint8Array): Scalar {
  if (bytes.length !== 64) throw new RangeError(`64 bytes are needed, not ${bytes.length}`)
  return toScalar(littleEndian(bytes))
}

export const plus = (a: Scalar, b: Scalar): Scalar => Fn.add(a, b) as Scalar
export const minus = (a: Scalar, b: Scalar): Scalar => Fn.sub(a, b) as Scalar
export const times = (a: Scalar, b: Scalar): Scalar => Fn.mul(a, b) as Scalar
export const negative = (a: Scalar): Scalar => Fn.neg(a) as Scalar
/** The inverse of a public scalar modulo the order. Throws on zero. */
export const inverse = (a: Scalar): Scalar => Fn.inv(a) as Scalar
/** The inverse of a secret scalar, by a power whose steps do not depend on it; zero gives zero. */
export const secretInverse = (a: Scalar): Scalar => Fn.pow(a, ORDER - 2n) as Scalar
/** `yes` if the bit is 1, `no` if it is 0, without a branch. */
export const choose = (bit: 0 | 1, yes: Scalar, no: Scalar): Scalar =>
  Fn.add(no, Fn.mul(Fn.sub(yes, no), BigInt(bit))) as Scalar

function littleEndian(bytes: Uint8Array): bigint {
  let value = 0n
  for (let i = bytes.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[i] ?? 0)
  return value
}

// ---- points ----------------------------------------------------------------------------------------------------

export const add = (a: Point, b: Point): Point => a.add(b)
export const subtract = (a: Point, b: Point): Point => a.subtract(b)
export const samePoint = (a: Point, b: Point): boolean => a.equals(b)

/** `scalar * point` for secret scalars: the same work whatever the scalar, zero included. */
export function mul(point: Point, by: Scalar): Point {
  const isZero = by === 0n
  const product = point.multiply(isZero ? 1n : by)
  return isZero ? IDENTITY : product
}

/** `scalar * point` for public scalars; its time depends on the scalar. */
export const mulFast = (point: Point, by: Scalar): Point => point.multiplyUnsafe(by)

// ---- generators ------------------------------------------------------------------------------------------------

/**
 * The base point of RFC 9496. A copy of the library's own, which it would blind with randomness of its own finding:
 * nothing here depends on such.
 */
export const G: Point = ristretto255.Point.fromBytes(ristretto255.Point.BASE.toBytes()).precompute(6)

/** Every generator that was asked for so far. They keep tables of multiples, which makes them fast to multiply. */
const generators = new Set<Point>([G])
export const isGenerator = (point: Point): boolean => generators.has(point)

/** hash_to_ristretto255 (RFC 9380, appendix B) of a name: nobody knows a relation between any two of these. */
function generator(name: string, window: number): Point {
  const DST = utf8(`${PREFIX}generator/ristretto255_XMD:SHA-512_R255MAP_RO_`)
  const point = ristretto255_hasher.hashToCurve(utf8(name), { DST }).precompute(window)
  generators.add(point)
  return point
}

/** The second base of commitments, for blindings. */
export const H: Point = generator('H', 6)

const made = new Map<string, Point>()
function family(letter: string, index: number, size: number): Point {
  if (!Number.isInteger(index) || index < 0 || index >= size) throw new RangeError(`no generator ${letter}${index}`)
  const name = `${letter}${index}`
  const point = made.get(name) ?? generator(name, 5)
  made.set(name, point)
  return point
}

/** How many bits a `within` may have, so up to 65,536 rows. */
export const B_COUNT = 16
export const K_COUNT = 128
/** The bases for the bits of a hidden index. */
export const B = (index: number): Point => family('B', index, B_COUNT)
/** The bases kept for secret decks. */
export const K = (index: number): Point => family('K', index, K_COUNT)
