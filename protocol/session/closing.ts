import { encode, type Value } from '../bytes/codec.ts'
import { equal, HASH_BYTES, hash, u32 } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { bytes, decodeAs, int, literal, oneOf, tuple } from '../bytes/schema.ts'
import { type PublicKey, type SigningKey, sign, verify } from '../crypto/keys.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import type { Agreed } from '../transcript/terms.ts'
import { SEED_BYTES, seedHash } from './agreement.ts'

/**
 * What a seat signs outside the chain of entries (docs/protocol.md, 11.1): that it resigns, that it closes the game at
 * this head, and its seed. A seed is opened only when the game has ended and the seat has durably stopped signing.
 */
export const STATEMENTS = ['resign', 'closing', 'seed'] as const
export type SideStatement =
  | { readonly type: 'resign' | 'closing'; readonly seat: Seat; readonly height: number; readonly head: Uint8Array }
  | { readonly type: 'seed'; readonly seat: Seat; readonly seed: Uint8Array }

const HASH = bytes(HASH_BYTES)
const envelope = tuple(bytes({ max: 512 }), bytes(64))
const bodyShape = oneOf(
  tuple(literal('resign'), HASH, int(0, 255), int(0, 0xffffffff), HASH),
  tuple(literal('closing'), HASH, int(0, 255), int(0, 0xffffffff), HASH),
  tuple(literal('seed'), HASH, int(0, 255), bytes(SEED_BYTES)),
)
const LABELS: { readonly [type in SideStatement['type']]: Label } = {
  resign: 'statement-signature',
  closing: 'closing-signature',
  seed: 'seed-opening',
}

/** Signs a side statement of this game. */
export function makeStatement(gameId: Uint8Array, statement: SideStatement, key: SigningKey): Uint8Array {
  const { type, seat } = statement
  const rest: readonly Value[] = type === 'seed' ? [statement.seed] : [statement.height, statement.head]
  const body = encode([type, gameId, seat, ...rest])
  return encode([body, sign(LABELS[type], key, gameId, body)])
}

/** Reads a side statement of this game; `undefined` if it is not one, or not signed by the seat that it names. */
export function readStatement(agreed: Agreed, wire: Uint8Array): SideStatement | undefined {
  const opened = decodeAs(envelope, wire, { size: 1024 })
  const read = opened && decodeAs(bodyShape, opened[0])
  const key: PublicKey | undefined = read && agreed.keys[read[2]]
  if (!opened || !read || !key || !equal(read[1], agreed.gameId)) return undefined
  if (!verify(LABELS[read[0]], key, opened[1], agreed.gameId, opened[0])) return undefined
  const seat = toSeat(read[2])
  return read[0] === 'seed'
    ? { type: 'seed', seat, seed: read[3] }
    : { type: read[0], seat, height: read[3], head: read[4] }
}

/** Whether this is the seed that the seat committed to before the game. */
export function isSeedOf(agreed: Agreed, seat: Seat, seed: Uint8Array): boolean {
  const promised = agreed.seedHashes[seat]
  return promised !== undefined && equal(promised, seedHash(agreed.gameId, seat, seed))
}

/** Bytes from which both sides derive the words that they can compare by voice. */
export const safetyBytes = (gameId: Uint8Array): Uint8Array => hash('safety-words', gameId, u32(0)).slice(0, 8)
