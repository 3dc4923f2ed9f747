import { decode, encode, type Value } from '../bytes/codec.ts'
import { derive, equal, HASH_BYTES, hash, hmac } from '../bytes/hash.ts'
import type { Label } from '../bytes/labels.ts'
import { bytes, decodeAs, int, list, tuple } from '../bytes/schema.ts'
import {
  KEY_BYTES,
  type PublicKey,
  parsePublicKey,
  publicKeyOf,
  type SigningKey,
  sign,
  verify,
} from '../crypto/keys.ts'
import { FINGERPRINT_BYTES, type Fingerprints } from './fingerprints.ts'

/**
 * The session handshake: three messages on every connection (docs/protocol.md, 10.1). They bind both keys, both epochs
 * and the two certificates of the encrypted channel; on the first connections they also prove the invite's secret.
 */
export const INVITE_BYTES = 16

/** How far a side has come: what it states, signed, when a game is resumed. */
export interface Statement {
  readonly height: number
  readonly head: Uint8Array
}
/** What both sides know of the meeting: the invite on the first connections, the game afterwards. */
export type Occasion =
  | { readonly type: 'invite'; readonly secret: Uint8Array }
  | { readonly type: 'resume'; readonly gameId: Uint8Array }

export interface S1 {
  readonly wire: Uint8Array
  readonly version: number
  readonly occasion: 'invite' | 'resume'
  /** the invite's tag, or the game's id */
  readonly name: Uint8Array
  readonly key: PublicKey
  readonly epoch: number
  readonly fingerprints: Fingerprints
  readonly signed: Signed
}
export interface S2 {
  readonly wire: Uint8Array
  readonly key: PublicKey
  readonly epoch: number
  readonly fingerprints: Fingerprints
  readonly statement: Statement | undefined
}
export interface S3 {
  readonly wire: Uint8Array
  readonly statement: Statement | undefined
}
interface Signed {
  readonly body: Uint8Array
  readonly mac: Uint8Array
  readonly signature: Uint8Array
}

const HASH = bytes(HASH_BYTES)
const FINGERPRINT = bytes(FINGERPRINT_BYTES)
const EPOCH = int(0, Number.MAX_SAFE_INTEGER)
/** The largest message of a handshake. */
const HANDSHAKE_BYTES = 4096
const statementShape = list(tuple(int(0, 0xffffffff), HASH), { min: 0, max: 1 })
const wireShape = tuple(bytes({ max: 2048 }), bytes({ max: 64 }), bytes({ max: 64 }))
const s1Shape = tuple(
  int(0, 0xffff),
  int(0, 1),
  bytes({ max: 64 }),
  bytes(KEY_BYTES),
  bytes(32),
  EPOCH,
  FINGERPRINT,
  FINGERPRINT,
)
const s2Shape = tuple(HASH, bytes(KEY_BYTES), bytes(32), EPOCH, FINGERPRINT, FINGERPRINT, statementShape)
const s3Shape = tuple(HASH, statementShape)

/** What an invite is called on the wire without saying its secret. */
export const inviteTag = (secret: Uint8Array): Uint8Array => hash('invite-tag', secret)
/** What an invite says of the host's key. */
export const hostKeyHash = (key: PublicKey): Uint8Array => hash('host-key', key).slice(0, INVITE_BYTES)

/** Who speaks in a handshake, on which channel and occasion. */
export interface Speaker {
  readonly key: SigningKey
  readonly epoch: number
  readonly nonce: Uint8Array
  readonly fingerprints: Fingerprints
  readonly occasion: Occasion
  readonly statement: Statement | undefined
}

// ---- making ----------------------------------------------------------------------------------------------------

export function makeS1(me: Speaker, version: number): Uint8Array {
  const { occasion, fingerprints } = me
  const body = encode([
    version,
    occasion.type === 'invite' ? 0 : 1,
    occasion.type === 'invite' ? inviteTag(occasion.secret) : occasion.gameId,
    publicKeyOf(me.key),
    me.nonce,
    me.epoch,
    fingerprints.own,
    fingerprints.peer,
  ])
  return close('s1', me, body, [body])
}
export function makeS2(me: Speaker, s1: Uint8Array): Uint8Array {
  const { own, peer } = me.fingerprints
  const statement = statementValue(me.statement)
  const body = encode([hash('s1', s1), publicKeyOf(me.key), me.nonce, me.epoch, own, peer, statement])
  return close('s2', me, body, [s1, body])
}
export function makeS3(me: Speaker, s1: Uint8Array, s2: Uint8Array): Uint8Array {
  const body = encode([hash('s2', s1, s2), statementValue(me.statement)])
  return close('s3', me, body, [s1, s2, body])
}

// ---- reading ---------------------------------------------------------------------------------------------------

/**
 * The version that a first message names, whatever else that version puts into it: these two lists and the place of the
 * version in them are the same in all versions. Nothing is proven by it.
 */
export function versionOfS1(wire: Uint8Array): number | undefined {
  const body = decode(wire, { size: HANDSHAKE_BYTES })
  const fields = isList(body) && body[0] instanceof Uint8Array ? decode(body[0], { size: HANDSHAKE_BYTES }) : undefined
  const version = isList(fields) ? fields[0] : undefined
  return typeof version === 'number' ? version : undefined
}
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/** Reads the first message without knowing yet what it refers to: {@link provesS1} checks it then. */
export function readS1(wire: Uint8Array): S1 | undefined {
  const signed = openWire(wire)
  const read = signed && decodeAs(s1Shape, signed.body)
  const key = read && parsePublicKey(read[3])
  if (!signed || !read || !key) return undefined
  const [version, kind, name, , , epoch, own, peer] = read
  return {
    wire,
    version,
    occasion: kind === 0 ? 'invite' : 'resume',
    name,
    key,
    epoch,
    fingerprints: { own, peer },
    signed,
  }
}
/** Whether the first message proves what its occasion demands. */
export function provesS1(s1: S1, occasion: Occasion): boolean {
  return proves('s1', s1.signed, s1.key, occasion, [s1.signed.body])
}
export function readS2(wire: Uint8Array, s1: Uint8Array, occasion: Occasion): S2 | undefined {
  const signed = openWire(wire)
  const read = signed && decodeAs(s2Shape, signed.body)
  const key = read && parsePublicKey(read[1])
  if (!signed || !read || !key || !equal(read[0], hash('s1', s1))) return undefined
  if (!proves('s2', signed, key, occasion, [s1, signed.body])) return undefined
  const [, , , epoch, own, peer, statement] = read
  return { wire, key, epoch, fingerprints: { own, peer }, statement: statementOf(statement) }
}
export function readS3(
  wire: Uint8Array,
  s1: Uint8Array,
  s2: Uint8Array,
  key: PublicKey,
  occasion: Occasion,
): S3 | undefined {
  const signed = openWire(wire)
  const read = signed && decodeAs(s3Shape, signed.body)
  if (!signed || !read || !equal(read[0], hash('s2', s1, s2))) return undefined
  if (!proves('s3', signed, key, occasion, [s1, s2, signed.body])) return undefined
  return { wire, statement: statementOf(read[1]) }
}

/** Whether the two sides see the same two certificates, each as its own and the other's. */
export const mirror = (mine: Fingerprints, theirs: Fingerprints): boolean =>
  equal(mine.own, theirs.peer) && equal(mine.peer, theirs.own)

// ---- parts -----------------------------------------------------------------------------------------------------

type Step = 's1' | 's2' | 's3'
const macLabel = (step: Step): Label => `${step}-mac`
const signatureLabel = (step: Step): Label => `${step}-signature`
const inviteKey = (secret: Uint8Array) => derive('invite', secret)

/** On an invite every message also carries a MAC under the secret of the link. */
function close(step: Step, me: Speaker, body: Uint8Array, covered: readonly Uint8Array[]): Uint8Array {
  const { occasion } = me
  const mac =
    occasion.type === 'invite' ? hmac(macLabel(step), inviteKey(occasion.secret), ...covered) : new Uint8Array()
  const signature = sign(signatureLabel(step), me.key, ...covered)
  return encode([body, mac, signature])
}

function proves(
  step: Step,
  signed: Signed,
  key: PublicKey,
  occasion: Occasion,
  covered: readonly Uint8Array[],
): boolean {
  const mac =
    occasion.type === 'invite' ? hmac(macLabel(step), inviteKey(occasion.secret), ...covered) : new Uint8Array()
  return equal(mac, signed.mac) && verify(signatureLabel(step), key, signed.signature, ...covered)
}

function openWire(wire: Uint8Array): Signed | undefined {
  const read = decodeAs(wireShape, wire, { size: HANDSHAKE_BYTES })
  return read && { body: read[0], mac: read[1], signature: read[2] }
}
const statementValue = (statement: Statement | undefined) =>
  statement === undefined ? [] : [[statement.height, statement.head]]
const statementOf = ([one]: readonly (readonly [number, Uint8Array])[]): Statement | undefined =>
  one && { height: one[0], head: one[1] }
