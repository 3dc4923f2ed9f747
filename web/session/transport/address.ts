/** Internet addresses between text and bytes, and the names that browsers give to addresses which they hide. */
import { fromHex, toHex } from '../../../protocol/bytes/text.ts'

const V4_BYTES = 4
const V6_BYTES = 16

/** An address (RFC 791, RFC 4291 2.2) as 4 or 16 bytes, or `undefined`. A zone after `%` is no part of an address. */
export function addressBytes(text: string): Uint8Array | undefined {
  return text.includes(':') ? v6(text) : v4(text)
}
function v4(text: string): Uint8Array | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined
  const numbers = text.split('.').map(Number)
  return numbers.every(number => number < 256) ? Uint8Array.from(numbers) : undefined
}
function v6(text: string): Uint8Array | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map(half => (half === '' ? [] : half.split(':')))
  const left = V6_BYTES / 2 - head.length - tail.length
  if (halves.length === 1 ? left !== 0 : left < 1) return undefined
  const groups = [...head, ...Array.from({ length: left }, () => '0'), ...tail]
  if (!groups.every(group => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return fromHex(groups.map(group => group.padStart(4, '0')).join(''))
}

/** The address as text; `undefined` unless there are 4 or 16 bytes. */
export function addressText(bytes: Uint8Array): string | undefined {
  if (bytes.length === V4_BYTES) return bytes.join('.')
  return bytes.length === V6_BYTES ? (toHex(bytes).match(/.{4}/g) ?? []).join(':') : undefined
}

const DASHES = [8, 12, 16, 20] as const

/** The 16 bytes of a name as browsers hide an address behind: a UUID under `.local` (RFC 8828, mDNS candidates). */
export function hiddenBytes(name: string): Uint8Array | undefined {
  const [, uuid] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/.exec(name) ?? []
  return uuid === undefined ? undefined : fromHex(uuid.replaceAll('-', ''))
}
export function hiddenName(bytes: Uint8Array): string {
  const hex = toHex(bytes)
  const parts = [0, ...DASHES].map((from, i) => hex.slice(from, DASHES[i]))
  return `${parts.join('-')}.local`
}
