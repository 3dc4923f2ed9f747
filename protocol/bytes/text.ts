import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Text as UTF-8. */
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text)

/** Lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)

/** The bytes of hexadecimal text in either case, or `undefined`. */
export function fromHex(text: string): Uint8Array | undefined {
  return /^(?:[0-9a-f]{2})*$/i.test(text) ? hexToBytes(text) : undefined
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** base64url without padding (RFC 4648, 5). */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | (b << 8) | c
    const digits = Math.min(bytes.length - at, 3) + 1
    for (let i = 0; i < digits; i++) text += ALPHABET[(bits >> (18 - 6 * i)) & 63]
  }
  return text
}

/**
 * The bytes of base64url text, or `undefined` for any other character, padding, an impossible length, or bits left over
 * that are not zero: every byte string has one text only.
 */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  let held = 0
  let at = 0
  for (const character of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(character)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 255
  }
  return (bits & ((1 << held) - 1)) === 0 ? bytes : undefined
}
