/**
 * What players carry from one browser to the other to connect without a broker: an offer, or the answer to one, as text
 * (docs/protocol.md, 10.9). It stands behind the `#` of a link, so that no server sees it.
 */
import { encode } from '../../protocol/bytes/codec.ts'
import { as, bytes, decodeAs, int, literal, tuple } from '../../protocol/bytes/schema.ts'
import { fromBase64url, toBase64url } from '../../protocol/bytes/text.ts'
import { DESCRIPTION_BYTES } from './transport/description.ts'

const KINDS = ['offer', 'answer'] as const
export interface Signal {
  readonly kind: (typeof KINDS)[number]
  /** drawn for the offer; the answer has the same */
  readonly exchange: Uint8Array
  /** which game it is for: the beginning of the invitation's tag (docs/protocol.md, 10.2) */
  readonly game: Uint8Array
  /** what the transport needs to know of the other side */
  readonly description: Uint8Array
}

export const EXCHANGE_BYTES = 8
const GAME_BYTES = 8
const VERSION = 1
/** Of the text; what is longer is not even looked at. */
const MOST = 1_024

/** What a signal says of the game that an invitation with this tag led to. */
export const gameTag = (inviteTag: Uint8Array): Uint8Array => inviteTag.slice(0, GAME_BYTES)

export const writeSignal = ({ kind, exchange, game, description }: Signal): string =>
  toBase64url(encode([VERSION, KINDS.indexOf(kind), exchange, game, description]))

const shape = as(
  tuple(
    literal(VERSION),
    int(0, KINDS.length - 1),
    bytes(EXCHANGE_BYTES),
    bytes(GAME_BYTES),
    bytes({ max: DESCRIPTION_BYTES }),
  ),
  ([, number, exchange, game, description]): Signal | undefined => {
    const kind = KINDS[number]
    return kind && { kind, exchange, game, description }
  },
)

/** A signal from its text; `undefined` for anything else. Never throws. */
export function readSignal(text: string): Signal | undefined {
  const raw = text.length > MOST ? undefined : fromBase64url(text)
  return raw && decodeAs(shape, raw, { depth: 1 })
}
