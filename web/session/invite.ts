/**
 * The invitation link: `#1.place.host.secret`, each part 16 bytes as base64url. Where the host listens at the broker, a
 * hash of the host's key, and the secret that is good for one seat. It stands behind the `#`, so that no server sees it
 * (docs/protocol.md, 10).
 */
import { fromBase64url, toBase64url, toHex } from '../../protocol/bytes/text.ts'
import type { Notice } from '../app/view.ts'

export interface Invite {
  /** where the host listens at the broker, before the sides have met */
  readonly place: Uint8Array
  readonly hostKeyHash: Uint8Array
  readonly secret: Uint8Array
}

const VERSION = '1'
const PART_BYTES = 16
export const PLACE_BYTES = PART_BYTES

/** The part behind the `#`. */
export const writeInvite = ({ place, hostKeyHash, secret }: Invite): string =>
  [VERSION, ...[place, hostKeyHash, secret].map(toBase64url)].join('.')

const BAD: Notice = { code: 'bad-invite' }

/** Reads a whole link, or the part behind its `#`. Anything but an invitation, to the letter, is a {@link Notice}. */
export function readInvite(text: string): Invite | Notice {
  const fields = text
    .trim()
    .slice(text.trim().indexOf('#') + 1)
    .split('.')
  const [version = ''] = fields
  if (fields.length === 1) return BAD
  if (/^\d{1,4}$/.test(version) && version !== VERSION) return { code: 'other-version' }
  if (version !== VERSION) return BAD
  if (fields.length !== 4) return BAD
  const [place, hostKeyHash, secret] = fields.slice(1).map(partOf)
  if (place === undefined || hostKeyHash === undefined || secret === undefined) return BAD
  return { place, hostKeyHash, secret }
}

function partOf(text: string): Uint8Array | undefined {
  const bytes = fromBase64url(text)
  return bytes?.length === PART_BYTES ? bytes : undefined
}

/** The name of an invitation's place at the broker. */
export const placeName = (place: Uint8Array): string => toHex(place)
