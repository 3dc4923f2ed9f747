import { expand, extract } from '@noble/hashes/hkdf.js'
import { hmac as hmacOf } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { type Label, PREFIX } from './labels.ts'
import { utf8 } from './text.ts'

/** Bytes in a digest, a MAC and a derived secret. */
export const HASH_BYTES = 64

/** A whole number from 0 below 2^32 as four bytes, most significant first. */
export function u32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) throw new RangeError(`not a u32: ${value}`)
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}

/** The byte strings one after the other. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

/**
 * The label and the parts, each after its length as u32, so that no two lists of parts give the same bytes
 * (docs/protocol.md, 2). Everything that is hashed, signed, derived or asked as a challenge has this form.
 */
export const framed = (label: Label, parts: readonly Uint8Array[]): Uint8Array =>
  concat(...[utf8(PREFIX + label), ...parts].flatMap(part => [u32(part.length), part]))

/** SHA-512 (FIPS 180-4) over the framed label and parts: 64 bytes. */
export const hash = (label: Label, ...parts: readonly Uint8Array[]): Uint8Array => sha512(framed(label, parts))

/** HMAC-SHA-512 (RFC 2104) over the framed label and parts: 64 bytes. */
export const hmac = (label: Label, key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array =>
  hmacOf(sha512, key, framed(label, parts))

/**
 * HKDF-SHA-512 (RFC 5869) from a secret, without salt, the framed label and parts as info: 64 bytes, or as many as
 * asked for (16,320 at most).
 */
export const derive = (label: Label, secret: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array =>
  deriveMany(label, HASH_BYTES, secret, ...parts)
export const deriveMany = (
  label: Label,
  length: number,
  secret: Uint8Array,
  ...parts: readonly Uint8Array[]
): Uint8Array => expand(sha512, extract(sha512, secret), framed(label, parts), length)

/** Whether two byte strings are the same, in a time that depends on their lengths only. */
export function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0)
  return difference === 0
}
