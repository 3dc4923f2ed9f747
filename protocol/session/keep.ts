import { encode } from '../bytes/codec.ts'
import { bytes, decodeAs, int, list, tuple } from '../bytes/schema.ts'
import {
  newSigningKey,
  type PublicKey,
  parsePublicKey,
  publicKeyOf,
  type Random,
  type SigningKey,
  signingKeyOf,
} from '../crypto/keys.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import type { Play } from '../rules/plays.ts'
import type { FaultCode } from '../transcript/faults.ts'
import { FAULTS } from '../transcript/faults.ts'
import { NONCE_BYTES, SEED_BYTES } from './agreement.ts'
import { hostKeyHash, INVITE_BYTES } from './handshake.ts'

/**
 * What one seat keeps of one game, as bytes under short keys (docs/protocol.md, 8.3). Nothing is sent before it is
 * kept, and what is kept is enough to go on from anywhere.
 */
export type Kept = ReadonlyMap<string, Uint8Array>
/** Marks a game that was moved away from where this is kept: nothing of it is signed here any more. */
export const MOVED = 'moved'
export const keptEntry = (number: number): string => `entry/${String(number).padStart(6, '0')}`
export const keptStatement = (type: string, seat: Seat): string => `statement/${type}/${seat}`

/** What a seat draws once, when its game is made, and never again. */
export interface Self {
  readonly seat: Seat
  readonly key: SigningKey
  readonly seed: Uint8Array
  readonly nonce: Uint8Array
  /** the secret of the invite */
  readonly secret: Uint8Array
  /** what the invite says of the host's key; a host's is its own */
  readonly hostKeyHash: Uint8Array
}

/** What an invitation says, beside where the host can be found. */
export type Invite = Pick<Self, 'secret' | 'hostKeyHash'>

/** A host's secrets of a new game. */
export function drawHost(random: Random): Self {
  const key = newSigningKey(random)
  const invite = { secret: random(INVITE_BYTES), hostKeyHash: hostKeyHash(publicKeyOf(key)) }
  return { seat: toSeat(0), key, ...invite, seed: random(SEED_BYTES), nonce: random(NONCE_BYTES) }
}
/** A guest's secrets of the game that an invitation names. */
export function drawGuest(random: Random, { secret, hostKeyHash }: Invite): Self {
  const key = newSigningKey(random)
  return { seat: toSeat(1), key, secret, hostKeyHash, seed: random(SEED_BYTES), nonce: random(NONCE_BYTES) }
}

const selfShape = tuple(
  int(0, 255),
  bytes(32),
  bytes(SEED_BYTES),
  bytes(NONCE_BYTES),
  bytes(INVITE_BYTES),
  bytes(INVITE_BYTES),
)
export const encodeSelf = (self: Self): Uint8Array =>
  encode([self.seat, self.key, self.seed, self.nonce, self.secret, self.hostKeyHash])
export function decodeSelf(kept: Uint8Array): Self | undefined {
  const read = decodeAs(selfShape, kept)
  if (read === undefined) return undefined
  const [seat, key, seed, nonce, secret, hostKeyHash] = read
  return { seat: toSeat(seat), key: signingKeyOf(key), seed, nonce, secret, hostKeyHash }
}

/** Who holds the other seat, and the last epoch seen there. */
export interface Owner {
  readonly key: PublicKey
  readonly epoch: number
}
const ownerShape = tuple(bytes(32), int())
export const encodeOwner = ({ key, epoch }: Owner): Uint8Array => encode([key, epoch])
export function decodeOwner(kept: Uint8Array): Owner | undefined {
  const read = decodeAs(ownerShape, kept)
  const key = read && parsePublicKey(read[0])
  return read && key && { key, epoch: read[1] }
}

const draftShape = tuple(
  int(0, 0xffffffff),
  list(tuple(int(0, 0xffff), list(int(-(2 ** 31), 2 ** 31), { min: 0, max: 64 })), { min: 0, max: 64 }),
)
/** Choices that were made and not sent, and the height at which they were. */
export const encodeDraft = (height: number, plays: readonly Play[]): Uint8Array =>
  encode([height, plays.map(({ option, hidden }) => [option, [...hidden]])])
export function decodeDraft(
  kept: Uint8Array,
): { readonly height: number; readonly plays: readonly Play[] } | undefined {
  const read = decodeAs(draftShape, kept)
  return read && { height: read[0], plays: read[1].map(([option, hidden]) => ({ option, hidden })) }
}

const faultShape = tuple(
  int(0, 255),
  int(1, 0xffffffff),
  int(0, 255),
  list(bytes({ max: 64 * 1024 }), { min: 1, max: 2 }),
)
const FAULT_CODES = Object.keys(FAULTS) as readonly FaultCode[]
/** An accusation: the signed entries that show what a seat did. */
export const encodeFault = (fault: Accusation): Uint8Array =>
  encode([fault.seat, fault.entry, FAULT_CODES.indexOf(fault.code), [...fault.evidence]])
export interface Accusation {
  readonly seat: Seat
  readonly entry: number
  readonly code: FaultCode
  readonly evidence: readonly Uint8Array[]
}
export function decodeFault(kept: Uint8Array): Accusation | undefined {
  const read = decodeAs(faultShape, kept, { size: 192 * 1024 })
  const code = read && FAULT_CODES[read[2]]
  return read && code && { seat: toSeat(read[0]), entry: read[1], code, evidence: read[3] }
}
