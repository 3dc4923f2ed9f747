import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { scrypt } from '@noble/hashes/scrypt.js'
import { utf8 } from '../bytes/text.ts'

/** What makes trying passphrases slow (RFC 7914): 2^`logN` blocks of 1 KiB, gone through `p` times. */
export interface Cost {
  readonly logN: number
  readonly p: number
}
/** 64 MiB and about a second on a small computer. */
export const COST: Cost = { logN: 16, p: 2 }
/** The costs that are accepted of a file: nobody's file may take all memory or time of whoever opens it. */
export const MOST: Cost = { logN: 18, p: 4 }
const BLOCK = 8

export const SALT_BYTES = 16
export const NONCE_BYTES = 24
/** what sealing adds to the length */
export const TAG_BYTES = 16

/** What must be known, beside the passphrase, to open what was sealed; nothing of it is secret. */
export interface Lock {
  readonly cost: Cost
  readonly salt: Uint8Array
  readonly nonce: Uint8Array
  /** bytes that are not hidden but may not be changed either */
  readonly beside: Uint8Array
}

/** The key of a passphrase. Two ways to type one letter give one key (Unicode NFKC). */
function keyOf(passphrase: string, { cost, salt }: Lock): Uint8Array {
  return scrypt(utf8(passphrase.normalize('NFKC')), salt, { N: 2 ** cost.logN, r: BLOCK, p: cost.p, dkLen: 32 })
}

/** Seals bytes under a passphrase: scrypt (RFC 7914), then XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03). */
export const seal = (passphrase: string, lock: Lock, plain: Uint8Array): Uint8Array =>
  xchacha20poly1305(keyOf(passphrase, lock), lock.nonce, lock.beside).encrypt(plain)

/** The sealed bytes, or `undefined`: another passphrase, or something was changed. Never throws on what a file may hold. */
export function unseal(passphrase: string, lock: Lock, sealed: Uint8Array): Uint8Array | undefined {
  if (sealed.length < TAG_BYTES) return undefined
  try {
    return xchacha20poly1305(keyOf(passphrase, lock), lock.nonce, lock.beside).decrypt(sealed)
  } catch {
    return undefined
  }
}
