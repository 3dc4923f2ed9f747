import { fromHex } from '../../../protocol/bytes/text.ts'
import { FINGERPRINT_BYTES, type Fingerprints } from '../../../protocol/session/fingerprints.ts'

/**
 * The certificate that a session description announces, as its SHA-256 fingerprint (RFC 8122, 5). `undefined` unless
 * the description names exactly one: with several, the handshake could not say which of them the channel has.
 */
export function fingerprintOf(description: string): Uint8Array | undefined {
  const lines = description.split(/\r\n|\r|\n/).filter(line => /^a=fingerprint:/i.test(line))
  const values = new Set(lines.map(line => line.slice('a=fingerprint:'.length).trim().toLowerCase()))
  const [only] = values
  if (values.size !== 1 || only === undefined) return undefined
  const [, hex] = /^sha-256 +((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/.exec(only) ?? []
  const bytes = hex === undefined ? undefined : fromHex(hex.replaceAll(':', ''))
  return bytes?.length === FINGERPRINT_BYTES ? bytes : undefined
}

/** Both certificates of a connection; `undefined` unless each side has exactly one and they differ. */
export function fingerprintsOf(local: string | undefined, remote: string | undefined): Fingerprints | undefined {
  const own = fingerprintOf(local ?? '')
  const peer = fingerprintOf(remote ?? '')
  if (own === undefined || peer === undefined || own.every((byte, i) => byte === peer[i])) return undefined
  return { own, peer }
}
