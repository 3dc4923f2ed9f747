import { fromHex } from '../../protocol/bytes/text.ts'

/** The bytes of a vector's hexadecimal text. */
export function bytesOf(hex: string): Uint8Array {
  const bytes = fromHex(hex)
  if (bytes === undefined) throw new Error(`not hexadecimal: ${hex}`)
  return bytes
}

/** Every copy of the bytes with one bit changed. */
export function* flips(bytes: Uint8Array): Generator<Uint8Array> {
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const copy = bytes.slice()
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    yield copy
  }
}
