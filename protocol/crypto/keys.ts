import { ed25519 } from '@noble/curves/ed25519.js'
import { framed } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'

/** Where fresh secrets come from: so many bytes that nobody can predict. Always handed in, never taken. */
export type Random = (bytes: number) => Uint8Array

declare const publicKey: unique symbol
declare const signingKey: unique symbol
declare const signature: unique symbol
/** An Ed25519 public key (RFC 8032), 32 bytes, known to be canonical and in the group of prime order. */
export type PublicKey = Uint8Array & { readonly [publicKey]: true }
/** An Ed25519 private key, 32 bytes. It never leaves its device and nothing else derives from it. */
export type SigningKey = Uint8Array & { readonly [signingKey]: true }
/** 64 bytes. */
export type Signature = Uint8Array & { readonly [signature]: true }

export const KEY_BYTES = 32
export const SIGNATURE_BYTES = 64

export const newSigningKey = (random: Random): SigningKey => signingKeyOf(random(KEY_BYTES))

/** A signing key from 32 bytes that were kept. Throws on another length. */
export function signingKeyOf(bytes: Uint8Array): SigningKey {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`a signing key has ${KEY_BYTES} bytes, not ${bytes.length}`)
  return bytes.slice() as SigningKey
}

export const publicKeyOf = (key: SigningKey): PublicKey => ed25519.getPublicKey(key) as Uint8Array as PublicKey

/** Signs the framed label and parts. */
export const sign = (label: Label, key: SigningKey, ...parts: readonly Uint8Array[]): Signature =>
  ed25519.sign(framed(label, parts), key) as Uint8Array as Signature

/** Whether this is the key's signature of the framed label and parts. Never throws. */
export function verify(label: Label, key: PublicKey, signed: Uint8Array, ...parts: readonly Uint8Array[]): boolean {
  if (signed.length !== SIGNATURE_BYTES || key.length !== KEY_BYTES) return false
  return (
    isTorsionFree(signed.subarray(0, KEY_BYTES)) && ed25519.verify(signed, framed(label, parts), key, { zip215: false })
  )
}

/** The public key with these bytes, or `undefined` for a point that is not canonical, not on the curve or has torsion. */
export function parsePublicKey(bytes: Uint8Array): PublicKey | undefined {
  return bytes.length === KEY_BYTES && isTorsionFree(bytes) ? (bytes.slice() as PublicKey) : undefined
}

function isTorsionFree(bytes: Uint8Array): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes)
    return !point.is0() && point.isTorsionFree()
  } catch {
    return false
  }
}
