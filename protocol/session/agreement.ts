import { encode, type Value } from '../bytes/codec.ts'
import { dataOf, dataValue } from '../bytes/data.ts'
import { equal, HASH_BYTES, hash } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { anything, bytes, decodeAs, int, list, literal, oneOf, tuple } from '../bytes/schema.ts'
import {
  KEY_BYTES,
  type PublicKey,
  parsePublicKey,
  publicKeyOf,
  type SigningKey,
  sign,
  verify,
} from '../crypto/keys.ts'
import { type Seat, toRole, toSeat } from '../rules/ids.ts'
import { type Author, contributionOf } from '../transcript/author.ts'
import { contributionCommitment } from '../transcript/roll.ts'
import type { Agreed, RoleRule, Terms } from '../transcript/terms.ts'

/**
 * The agreement: four messages, made once per game, signed and resent identically (docs/protocol.md, 9.1). Reading one
 * checks everything that can be checked with what came before; `undefined` means that it is not such a message.
 */
export const PROTOCOL_VERSION = 1
export const NONCE_BYTES = 32
export const SEED_BYTES = 32

const SIGNATURE = bytes(64)
const HASH = bytes(HASH_BYTES)
const NONCE = bytes(NONCE_BYTES)
const KEY = bytes(KEY_BYTES)
const envelope = tuple(bytes({ max: 32 * 1024 }), SIGNATURE)
export const roleShape = oneOf(
  tuple(literal('fixed'), list(int(0, 255), { min: 1, max: 16 })),
  tuple(literal('joint roll')),
)
/** The longest waiting time that can be agreed on: ten years, in minutes. */
export const MOST_WAIT = 10 * 366 * 24 * 60
const proposal = [int(0, 0xffff), HASH, anything, roleShape, int(1, 16), KEY, HASH] as const
const g1Shape = oneOf(tuple(...proposal), tuple(...proposal, int(1, MOST_WAIT)))
const g2Shape = tuple(HASH, int(1, 255), KEY, NONCE)
const g3Shape = tuple(HASH, NONCE, list(bytes({ max: 1024 }), { min: 0, max: 15 }))
const g4Shape = tuple(HASH, int(0, 255), HASH, HASH, bytes({ max: 64 }), bytes({ max: 128 }))

/** The host's proposal: what will be played, and a commitment to its nonce. */
export interface G1 {
  readonly wire: Uint8Array
  readonly hash: Uint8Array
  readonly terms: Terms
  readonly hostKey: PublicKey
  readonly nonceHash: Uint8Array
}
/** A guest's consent to the proposal. */
export interface G2 {
  readonly wire: Uint8Array
  readonly seat: Seat
  readonly key: PublicKey
  readonly nonce: Uint8Array
}
/** The host's conclusion: from here on the game has an id. */
export interface G3 {
  readonly wire: Uint8Array
  readonly hash: Uint8Array
  readonly g1: G1
  readonly guests: readonly G2[]
  readonly gameId: Uint8Array
  readonly keys: readonly PublicKey[]
}
/** A seat's commitments to its seed and its first contribution. */
export interface G4 {
  readonly wire: Uint8Array
  readonly hash: Uint8Array
  readonly seat: Seat
  readonly seedHash: Uint8Array
  readonly contribution: Uint8Array
}

// ---- making ----------------------------------------------------------------------------------------------------

export function makeG1(terms: Terms, key: SigningKey, nonce: Uint8Array): Uint8Array {
  const { version, rulesHash, setup, seats } = terms
  const body = [
    version,
    rulesHash,
    dataValue(setup),
    rolesValue(terms.roles),
    seats,
    publicKeyOf(key),
    nonceHash(nonce),
    ...waitValue(terms),
  ]
  return seal('g1-signature', body, key)
}
export function makeG2(g1: G1, seat: Seat, key: SigningKey, nonce: Uint8Array): Uint8Array {
  return seal('g2-signature', [g1.hash, seat, publicKeyOf(key), nonce], key)
}
export function makeG3(g1: G1, key: SigningKey, nonce: Uint8Array, guests: readonly G2[]): Uint8Array {
  return seal('g3-signature', [g1.hash, nonce, guests.map(guest => guest.wire)], key)
}
/** The two empty fields are kept for the key of secret decks and its proof. */
export function makeG4(g3: G3, author: Author, key: SigningKey): Uint8Array {
  const first = contributionOf(author, g3.gameId, 0, g3.hash)
  const committed = contributionCommitment(g3.gameId, author.seat, 0, first)
  const none = new Uint8Array()
  const body = [g3.gameId, author.seat, seedHash(g3.gameId, author.seat, author.seed), committed, none, none]
  return seal('g4-signature', body, key)
}

/** What a seat's later opening of its seed is held against. */
export const seedHash = (gameId: Uint8Array, seat: Seat, seed: Uint8Array): Uint8Array =>
  hash('seed', gameId, Uint8Array.of(seat), seed)

// ---- reading ---------------------------------------------------------------------------------------------------

export function readG1(wire: Uint8Array): G1 | undefined {
  const opened = decodeAs(envelope, wire)
  const read = opened && decodeAs(g1Shape, opened[0])
  if (!opened || !read) return undefined
  const [version, rulesHash, setupValue, roles, seats, keyBytes, nonceHash, wait] = read
  const setup = dataOf(setupValue)
  const hostKey = parsePublicKey(keyBytes)
  const rule = roleRule(roles, seats)
  if (setup === undefined || hostKey === undefined || rule === undefined) return undefined
  if (!verify('g1-signature', hostKey, opened[1], opened[0])) return undefined
  const terms = { version, rulesHash, setup, roles: rule, seats, ...(wait === undefined ? {} : { wait }) }
  return { wire, hash: hash('g1', opened[0]), terms, hostKey, nonceHash }
}

export function readG2(g1: G1, wire: Uint8Array): G2 | undefined {
  const opened = decodeAs(envelope, wire)
  const read = opened && decodeAs(g2Shape, opened[0])
  if (!opened || !read || !equal(read[0], g1.hash) || read[1] >= g1.terms.seats) return undefined
  const key = parsePublicKey(read[2])
  if (key === undefined || !verify('g2-signature', key, opened[1], opened[0])) return undefined
  return { wire, seat: toSeat(read[1]), key, nonce: read[3] }
}

export function readG3(g1: G1, wire: Uint8Array): G3 | undefined {
  const opened = decodeAs(envelope, wire)
  const read = opened && decodeAs(g3Shape, opened[0])
  if (!opened || !read || !equal(read[0], g1.hash)) return undefined
  if (!verify('g3-signature', g1.hostKey, opened[1], opened[0])) return undefined
  const [, nonce, wires] = read
  const guests = wires.flatMap(one => readG2(g1, one) ?? [])
  const inOrder = guests.length === g1.terms.seats - 1 && guests.every((guest, i) => guest.seat === i + 1)
  const keys = [g1.hostKey, ...guests.map(guest => guest.key)]
  if (wires.length !== guests.length || !inOrder || !equal(nonceHash(nonce), g1.nonceHash)) return undefined
  if (keys.some((key, i) => keys.findIndex(other => equal(key, other)) !== i)) return undefined
  const { version, rulesHash, setup, roles } = g1.terms
  const nonces = [nonce, ...guests.map(guest => guest.nonce)]
  const agreedOn = [version, rulesHash, dataValue(setup), rolesValue(roles), keys, nonces, ...waitValue(g1.terms)]
  const gameId = hash('game', encode(agreedOn))
  return { wire, hash: hash('g3', opened[0]), g1, guests, gameId, keys }
}

export function readG4(g3: G3, wire: Uint8Array): G4 | undefined {
  const opened = decodeAs(envelope, wire)
  const read = opened && decodeAs(g4Shape, opened[0])
  if (!opened || !read || !equal(read[0], g3.gameId)) return undefined
  const [, seat, seedHash, contribution, dealKey, dealProof] = read
  const key = g3.keys[seat]
  if (key === undefined || dealKey.length + dealProof.length > 0) return undefined
  if (!verify('g4-signature', key, opened[1], opened[0])) return undefined
  return { wire, hash: hash('g4', opened[0]), seat: toSeat(seat), seedHash, contribution }
}

/** What the messages of all seats amount to; `undefined` unless each seat's last message is there once, in order. */
export function agreedFrom(g3: G3, g4s: readonly G4[]): Agreed | undefined {
  const { terms } = g3.g1
  if (g4s.length !== terms.seats || g4s.some((g4, i) => g4.seat !== i)) return undefined
  return {
    terms,
    gameId: g3.gameId,
    genesis: hash('genesis', g3.gameId, g3.g1.hash, g3.hash, ...g4s.map(g4 => g4.hash)),
    g3Hash: g3.hash,
    keys: g3.keys,
    seedHashes: g4s.map(g4 => g4.seedHash),
    contributions: g4s.map(g4 => g4.contribution),
  }
}

// ---- parts -----------------------------------------------------------------------------------------------------

function seal(label: Label, body: Value, key: SigningKey): Uint8Array {
  const bodyBytes = encode(body)
  return encode([bodyBytes, sign(label, key, bodyBytes)])
}
export const waitValue = ({ wait }: Pick<Terms, 'wait'>): readonly Value[] => (wait === undefined ? [] : [wait])
const nonceHash = (nonce: Uint8Array) => hash('nonce', nonce)
export const rolesValue = (rule: RoleRule): Value =>
  rule.type === 'fixed' ? ['fixed', [...rule.roles]] : ['joint roll']

/** The rule as read; `undefined` unless it names each role of so many seats once. */
export function roleRule(
  read: readonly ['fixed', readonly number[]] | readonly ['joint roll'],
  seats: number,
): RoleRule | undefined {
  if (read[0] === 'joint roll') return { type: 'joint roll' }
  const roles = read[1]
  const complete = roles.length === seats && new Set(roles).size === seats && roles.every(role => role < seats)
  return complete ? { type: 'fixed', roles: roles.map(toRole) } : undefined
}

/** The hash of rules: their name, version and all the data that determines play. */
export function rulesHash(rules: {
  name: string
  version: string
  data: () => Parameters<typeof dataValue>[0]
}): Uint8Array {
  return hash('rules', encode([rules.name, rules.version, dataValue(rules.data())]))
}
