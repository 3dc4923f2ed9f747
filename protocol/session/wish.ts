import { encode, type Value } from '../bytes/codec.ts'
import { dataOf, dataValue } from '../bytes/data.ts'
import { equal, HASH_BYTES } from '../bytes/hash.ts'
import { anything, bytes, decodeAs, int, list, oneOf, tuple } from '../bytes/schema.ts'
import { type SigningKey, sign, verify } from '../crypto/keys.ts'
import { type Data, type Seat, toSeat } from '../rules/ids.ts'
import type { Agreed, Terms } from '../transcript/terms.ts'
import { MOST_WAIT, roleRule, roleShape, rolesValue, waitValue } from './agreement.ts'
import { INVITE_BYTES } from './handshake.ts'
import { ROOM_BYTES } from './meeting.ts'

/**
 * What two players who know each other say about another game, over the session of the one that is over
 * (docs/protocol.md, 10.8). Both kinds are signed with the key of that game and name it.
 */

/** What another game would be played by. */
export type Wish = Pick<Terms, 'setup' | 'roles' | 'wait'>
/** What a seat wishes for; the one with the highest number counts. Without a wish it would rather not, or no longer. */
export interface Wished {
  readonly seat: Seat
  readonly number: number
  readonly wish: Wish | undefined
}
/** Seat 0's invitation to the game that both seats' wishes ask for. */
export interface Next {
  /** the numbers of the wishes that it answers, by seat */
  readonly numbers: readonly number[]
  /** where the host is found, if the channel is lost meanwhile */
  readonly place: Uint8Array
  /** from what its later names there follow */
  readonly room: Uint8Array
  readonly hostKeyHash: Uint8Array
  readonly secret: Uint8Array
}

/** Bytes of the name of a place where a host can be found. */
export const PLACE_BYTES = 16
const HASH = bytes(HASH_BYTES)
const envelope = tuple(bytes({ max: 32 * 1024 }), bytes(64))
const terms = [anything, roleShape] as const
const wishShape = oneOf(tuple(...terms), tuple(...terms, int(1, MOST_WAIT)))
const wishedShape = tuple(HASH, int(0, 255), int(1, 0xffffffff), list(wishShape, { min: 0, max: 1 }))
const nextShape = tuple(
  HASH,
  list(int(1, 0xffffffff), { min: 1, max: 16 }),
  bytes(PLACE_BYTES),
  bytes(ROOM_BYTES),
  bytes(INVITE_BYTES),
  bytes(INVITE_BYTES),
)

const wishValue = ({ setup, roles, wait }: Wish): Value => [
  dataValue(setup),
  rolesValue(roles),
  ...waitValue(wait === undefined ? {} : { wait }),
]
/** The canonical bytes of a wish: two are the same if these are. Terms that hold more are the wish in them. */
export const wishBytes = (wish: Wish): Uint8Array => encode(wishValue(wish))
export const sameWish = (a: Wish, b: Wish): boolean => equal(wishBytes(a), wishBytes(b))

export function makeWished(gameId: Uint8Array, { seat, number, wish }: Wished, key: SigningKey): Uint8Array {
  const body = encode([gameId, seat, number, wish === undefined ? [] : [wishValue(wish)]])
  return encode([body, sign('rematch-signature', key, gameId, body)])
}
/** Reads a wish of a seat of this game; `undefined` if it is not one, or not signed by the seat that it names. */
export function readWished(agreed: Agreed, wire: Uint8Array): Wished | undefined {
  const opened = decodeAs(envelope, wire)
  const read = opened && decodeAs(wishedShape, opened[0])
  const key = read && agreed.keys[read[1]]
  if (!opened || !read || !key || !equal(read[0], agreed.gameId)) return undefined
  if (!verify('rematch-signature', key, opened[1], agreed.gameId, opened[0])) return undefined
  const [, seat, number, [said]] = read
  if (said === undefined) return { seat: toSeat(seat), number, wish: undefined }
  const wish = wishOf(said[0], said[1], said[2], agreed.terms.seats)
  return wish && { seat: toSeat(seat), number, wish }
}
function wishOf(
  value: Value,
  rule: Parameters<typeof roleRule>[0],
  wait: number | undefined,
  seats: number,
): Wish | undefined {
  const setup: Data | undefined = dataOf(value)
  const roles = roleRule(rule, seats)
  if (setup === undefined || roles === undefined) return undefined
  return { setup, roles, ...(wait === undefined ? {} : { wait }) }
}

export function makeNext(gameId: Uint8Array, next: Next, key: SigningKey): Uint8Array {
  const body = encode([gameId, [...next.numbers], next.place, next.room, next.hostKeyHash, next.secret])
  return encode([body, sign('next-signature', key, gameId, body)])
}
/** Reads the host's invitation to the next game; `undefined` if it is not one, or not signed by seat 0 of this game. */
export function readNext(agreed: Agreed, wire: Uint8Array): Next | undefined {
  const opened = decodeAs(envelope, wire)
  const read = opened && decodeAs(nextShape, opened[0])
  const [key] = agreed.keys
  if (!opened || !read || !key || !equal(read[0], agreed.gameId)) return undefined
  if (!verify('next-signature', key, opened[1], agreed.gameId, opened[0])) return undefined
  const [, numbers, place, room, hostKeyHash, secret] = read
  return { numbers, place, room, hostKeyHash, secret }
}
