import { framed } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { KEY_BYTES, keyPoint, multiplesOf, publicKeyBytes, signBytes, verifyBytes } from './ed25519.ts'
import type { Multiples } from './multiples.ts'

export { KEY_BYTES, SIGNATURE_BYTES } from './ed25519.ts'

/** Where fresh secrets come from: so many bytes that nobody can predict. Always handed in, never taken. */
export type Random = (bytes: number) => Uint8Array

declare const publicKey: unique symbol
declare const signingKey: unique symbol
declare const signature: unique symbol
/** An Ed25519 public key, 32 bytes, known to be canonical and of prime order. */
export type PublicKey = Uint8Array & { readonly [publicKey]: true }
/** An Ed25519 private key, 32 bytes. It never leaves its device and nothing else derives from it. */
export type SigningKey = Uint8Array & { readonly [signingKey]: true }
/** 64 bytes. */
export type Signature = Uint8Array & { readonly [signature]: true }

export const newSigningKey = (random: Random): SigningKey => signingKeyOf(random(KEY_BYTES))

/** A signing key from 32 bytes that were kept. Throws on another length. */
export function signingKeyOf(bytes: Uint8Array): SigningKey {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`a signing key has ${KEY_BYTES} bytes, not ${bytes.length}`)
  return bytes.slice() as SigningKey
}

export const publicKeyOf = (key: SigningKey): PublicKey => publicKeyBytes(key) as PublicKey

/** The public key with these bytes, or `undefined` for a point that is not canonical, not on the curve or has torsion. */
export function parsePublicKey(bytes: Uint8Array): PublicKey | undefined {
  const key = bytes.slice() as PublicKey
  return seenAs(key) === undefined ? undefined : key
}

/** Signs the framed label and parts (docs/protocol.md, 3.2). The same key and message always give the same bytes. */
export const sign = (label: Label, key: SigningKey, ...parts: readonly Uint8Array[]): Signature =>
  signBytes(key, framed(label, parts)) as Signature

/**
 * Whether this is the key's signature of the framed label and parts (docs/protocol.md, 3.3). Never throws, and checks
 * the key too if it did not come from {@link parsePublicKey}, so that one from a store or another thread is safe.
 */
export function verify(label: Label, key: PublicKey, signature: Uint8Array, ...parts: readonly Uint8Array[]): boolean {
  const known = seenAs(key)
  return known !== undefined && verifyBytes(known.point, key, signature, framed(label, parts), known.multiples)
}

/** A key's point, how often it was asked for, and its multiples once that was often. */
interface Seen {
  readonly point: NonNullable<ReturnType<typeof keyPoint>>
  uses: number
  multiples?: Multiples
}
/** The keys seen, because a key is used for a whole game and checking it takes as long as a signature. */
const seen = new WeakMap<PublicKey, Seen>()
/** From so many uses on its multiples pay. */
const OFTEN = 8

function seenAs(key: PublicKey): Seen | undefined {
  const known = seen.get(key)
  if (known !== undefined) {
    known.uses++
    if (known.uses >= OFTEN) known.multiples ??= multiplesOf(known.point)
    return known
  }
  const point = keyPoint(key)
  if (point === undefined) return undefined
  const made: Seen = { point, uses: 1 }
  seen.set(key, made)
  return made
}
