import { encode, type Value } from '../bytes/codec.ts'
import { equal, HASH_BYTES, hash, u32 } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { bytes, decodeAs, int, literal, oneOf, tuple } from '../bytes/schema.ts'
import { type PublicKey, type SigningKey, sign, verify } from '../crypto/keys.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import type { Agreed } from '../transcript/terms.ts'
import { SEED_BYTES, seedHash } from './agreement.ts'

/**
 * What a seat signs outside the chain of entries (docs/protocol.md, 11.1): that it resigns, that it offers or takes a
 * draw, that it claims to have waited in vain, that it closes the game at this head, and its seed. A seed is opened only
 * when the game has ended and the seat has durably stopped signing.
 */
export const STATEMENTS = ['resign', 'draw', 'abandon', 'closing', 'seed'] as const
/** The place in the history that a statement is about. */
interface AtHead {
  readonly seat: Seat
  readonly height: number
  readonly head: Uint8Array
}
/** A claim that the seat which owed the next entry did not send it, by the claimer's clock. Nothing proves it. */
export interface Abandon extends AtHead {
  readonly type: 'abandon'
  /** since when the entry was owed, and when the claim was made, in milliseconds since 1970 */
  readonly since: number
  readonly at: number
}
export type SideStatement =
  | (AtHead & { readonly type: 'resign' | 'draw' | 'closing' })
  | Abandon
  | { readonly type: 'seed'; readonly seat: Seat; readonly seed: Uint8Array }

const HASH = bytes(HASH_BYTES)
const envelope = tuple(bytes({ max: 512 }), bytes(64))
const SEAT = int(0, 255)
const HEIGHT = int(0, 0xffffffff)
const bodyShape = oneOf(
  tuple(literal('resign'), HASH, SEAT, HEIGHT, HASH),
  tuple(literal('draw'), HASH, SEAT, HEIGHT, HASH),
  tuple(literal('closing'), HASH, SEAT, HEIGHT, HASH),
  tuple(literal('abandon'), HASH, SEAT, HEIGHT, HASH, int(), int()),
  tuple(literal('seed'), HASH, SEAT, bytes(SEED_BYTES)),
)
const LABELS: { readonly [type in SideStatement['type']]: Label } = {
  resign: 'statement-signature',
  draw: 'statement-signature',
  abandon: 'statement-signature',
  closing: 'closing-signature',
  seed: 'seed-opening',
}

function restOf(says: SideStatement): readonly Value[] {
  if (says.type === 'seed') return [says.seed]
  if (says.type === 'abandon') return [says.height, says.head, says.since, says.at]
  return [says.height, says.head]
}

/** Signs a side statement of this game. */
export function makeStatement(gameId: Uint8Array, says: SideStatement, key: SigningKey): Uint8Array {
  const body = encode([says.type, gameId, says.seat, ...restOf(says)])
  return encode([body, sign(LABELS[says.type], key, gameId, body)])
}

/** Reads a side statement of this game; `undefined` if it is not one, or not signed by the seat that it names. */
export function readStatement(agreed: Agreed, wire: Uint8Array): SideStatement | undefined {
  const opened = decodeAs(envelope, wire, { size: 1024 })
  const read = opened && decodeAs(bodyShape, opened[0])
  const key: PublicKey | undefined = read && agreed.keys[read[2]]
  if (!opened || !read || !key || !equal(read[1], agreed.gameId)) return undefined
  if (!verify(LABELS[read[0]], key, opened[1], agreed.gameId, opened[0])) return undefined
  const seat = toSeat(read[2])
  if (read[0] === 'seed') return { type: 'seed', seat, seed: read[3] }
  const [type, , , height, head] = read
  return type === 'abandon' ? { type, seat, height, head, since: read[5], at: read[6] } : { type, seat, height, head }
}

/** Whether this is the seed that the seat committed to before the game. */
export function isSeedOf(agreed: Agreed, seat: Seat, seed: Uint8Array): boolean {
  const promised = agreed.seedHashes[seat]
  return promised !== undefined && equal(promised, seedHash(agreed.gameId, seat, seed))
}

/** Bytes from which both sides derive the words that they can compare by voice. */
export const safetyBytes = (gameId: Uint8Array): Uint8Array => hash('safety-words', gameId, u32(0)).slice(0, 8)
