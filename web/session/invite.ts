/**
 * The invitation link: `#1.place.host.secret`, each part 16 bytes as base64url. Where the host listens at the broker, a
 * hash of the host's key, and the secret that is good for one seat. It stands behind the `#`, so that no server sees it
 * (docs/protocol.md, 10).
 */
import { fromBase64url, toBase64url, toHex } from '../../protocol/bytes/text.ts'
import type { Notice } from '../app/view.ts'
import { readSignal, type Signal, writeSignal } from './signal.ts'

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

/** An offer beside the invitation, so that the guest needs no broker. */
export const writeOffering = (invite: Invite, offer: Signal): string => `${writeInvite(invite)}.${writeSignal(offer)}`
/** What meets again, or answers, needs no invitation. */
export const writeSignalPart = (signal: Signal): string => `${VERSION}.${writeSignal(signal)}`

/** A link: an invitation, to the letter, or what connects without a broker, or both. */
export interface Link {
  readonly invite?: Invite
  readonly signal?: Signal
}

const BAD: Notice = { code: 'bad-invite' }
const INVITE_PARTS = 3

/**
 * Reads a whole link, or the part behind its `#`. `1.place.host.secret` is an invitation, to which an offer may be added as
 * a fourth part; `1.signal` an offer or an answer alone. All else is a {@link Notice}.
 */
export function readLink(text: string): Link | Notice {
  const [version = '', ...parts] = text
    .trim()
    .slice(text.trim().indexOf('#') + 1)
    .split('.')
  if (parts.length === 0) return BAD
  if (/^\d{1,4}$/.test(version) && version !== VERSION) return { code: 'other-version' }
  if (version !== VERSION) return BAD
  if (parts.length < INVITE_PARTS) {
    const signal = parts.length === 1 ? readSignal(parts[0] ?? '') : undefined
    return signal === undefined ? BAD : { signal }
  }
  const [place, hostKeyHash, secret] = parts.slice(0, INVITE_PARTS).map(partOf)
  if (place === undefined || hostKeyHash === undefined || secret === undefined) return BAD
  const invite = { place, hostKeyHash, secret }
  if (parts.length === INVITE_PARTS) return { invite }
  const offer = parts.length === INVITE_PARTS + 1 ? readSignal(parts[INVITE_PARTS] ?? '') : undefined
  return offer?.kind === 'offer' ? { invite, signal: offer } : BAD
}
/** The invitation in a link; a {@link Notice} if there is none. */
export function readInvite(text: string): Invite | Notice {
  const link = readLink(text)
  return 'code' in link ? link : (link.invite ?? BAD)
}

function partOf(text: string): Uint8Array | undefined {
  const bytes = fromBase64url(text)
  return bytes?.length === PART_BYTES ? bytes : undefined
}

/** The name of an invitation's place at the broker. */
export const placeName = (place: Uint8Array): string => toHex(place)
