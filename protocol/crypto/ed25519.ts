import { ed25519 } from '@noble/curves/ed25519.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concat, equal } from '../bytes/hash.ts'
import { affineOf, extendedOf, NEUTRAL } from './edwards.ts'
import { parseScalar, scalarFrom64 } from './group.ts'
import { Multiples } from './multiples.ts'

/**
 * Ed25519 (RFC 8032) at its strictest. Implementations disagree about crafted keys and signatures: some multiply the
 * equation by the cofactor, some compare bytes, some take points of small order. Here a key and the R of a signature
 * must be canonical, of the large prime order and not the identity; such signatures are the ones on which all agree
 * (docs/protocol.md, 3.3).
 */
export const KEY_BYTES = 32
export const SIGNATURE_BYTES = 64

const { BASE } = ed25519.Point
type EdwardsPoint = typeof BASE
/** The encoding of the identity. */
const IDENTITY_BYTES = ed25519.Point.ZERO.toBytes()

export const publicKeyBytes = (secret: Uint8Array): Uint8Array => ed25519.getPublicKey(secret)

export const signBytes = (secret: Uint8Array, message: Uint8Array): Uint8Array => ed25519.sign(message, secret)

/** The point of a public key, or `undefined` if the key is not one that everybody takes. About a millisecond. */
export function keyPoint(key: Uint8Array): EdwardsPoint | undefined {
  if (key.length !== KEY_BYTES) return undefined
  try {
    const point = ed25519.Point.fromBytes(key)
    return !point.is0() && point.isTorsionFree() ? point : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether `signature` is the key's of the message. Computes R again as `sB - kA` and compares bytes: as A has prime
 * order, so has the result, and a signature whose R is anything else cannot match. Never throws. With the key's multiples
 * it takes a third of the time.
 */
export function verifyBytes(
  point: EdwardsPoint,
  key: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
  multiples?: Multiples,
): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false
  const r = signature.subarray(0, 32)
  const s = parseScalar(signature.subarray(32))
  if (s === undefined || equal(r, IDENTITY_BYTES)) return false
  const k = scalarFrom64(sha512(concat(r, key, message)))
  const expected =
    multiples === undefined
      ? BASE.multiplyUnsafe(s).subtract(point.multiplyUnsafe(k))
      : ed25519.Point.fromAffine(affineOf(multiples.addTo(baseMultiples().addTo(NEUTRAL, s), -k)))
  return equal(expected.toBytes(), r)
}

/** For {@link verifyBytes}, once a key is used often; takes as long as some signatures. */
export const multiplesOf = (point: EdwardsPoint): Multiples => new Multiples(extendedOf(point))

let ofBase: Multiples | undefined
function baseMultiples(): Multiples {
  ofBase ??= multiplesOf(BASE)
  return ofBase
}
