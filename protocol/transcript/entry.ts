import { encode } from '../bytes/codec.ts'
import { hash, u32 } from '../bytes/hash.ts'
import { bytes, decodeAs, int, list, literal, oneOf, type Shape, tuple } from '../bytes/schema.ts'
import type { Commitment } from '../crypto/commitment.ts'
import { type PublicKey, type SigningKey, sign, verify } from '../crypto/keys.ts'
import { type Seat, toSeat } from '../rules/ids.ts'
import { CONTRIBUTION_BYTES } from './roll.ts'

/** The largest entry on the wire, and the most parts and proofs that one may hold (docs/protocol.md, 5.1). */
export const ENTRY_LIMITS = {
  bytes: 64 * 1024,
  parts: 256,
  commitments: 64,
  proofs: 64,
  proofBytes: 16 * 1024,
} as const

/** One thing said in an entry; `request` is the digest of the request that it answers. */
export type Part =
  | {
      readonly type: 'choice'
      readonly request: Uint8Array
      readonly option: number
      readonly commitments: readonly Commitment[]
      readonly proofs: readonly Uint8Array[]
    }
  | {
      readonly type: 'roll'
      readonly request: Uint8Array
      readonly contribution: Uint8Array
      readonly next: Uint8Array
    }

/** What a seat says at a time. Its hash is its identity: two bodies with one number are a fork. */
export interface Body {
  readonly gameId: Uint8Array
  readonly seat: Seat
  readonly number: number
  /** hash of the entry before */
  readonly previous: Uint8Array
  readonly parts: readonly Part[]
}

/** An entry as it arrived: well formed, nothing checked yet. */
export interface UntrustedEntry {
  readonly bytes: Uint8Array
  readonly body: Body
  readonly bodyBytes: Uint8Array
  readonly hash: Uint8Array
  readonly epoch: number
  readonly signature: Uint8Array
}

const HASH = 64
const MAX = Number.MAX_SAFE_INTEGER
const choiceShape = tuple(
  literal(0),
  bytes(HASH),
  int(0, 0xffff),
  list(tuple(bytes(HASH), bytes(32)), { min: 0, max: ENTRY_LIMITS.commitments }),
  list(bytes({ max: ENTRY_LIMITS.proofBytes }), { min: 0, max: ENTRY_LIMITS.proofs }),
)
const rollShape = tuple(literal(1), bytes(HASH), bytes(CONTRIBUTION_BYTES), bytes(HASH))
const bodyShape = tuple(
  bytes(HASH),
  int(0, 255),
  int(1, 0xffffffff),
  bytes(HASH),
  list(oneOf(choiceShape, rollShape), { min: 1, max: ENTRY_LIMITS.parts }),
)
const entryShape = tuple(bytes({ max: ENTRY_LIMITS.bytes }), int(0, MAX), bytes(64))
type Read<T> = T extends Shape<infer R> ? R : never

/** The canonical bytes of a body. */
export function encodeBody(body: Body): Uint8Array {
  return encode([
    body.gameId,
    body.seat,
    body.number,
    body.previous,
    body.parts.map(part =>
      part.type === 'choice'
        ? [0, part.request, part.option, part.commitments.map(one => [one.hash, one.point]), [...part.proofs]]
        : [1, part.request, part.contribution, part.next],
    ),
  ])
}

export const entryHash = (gameId: Uint8Array, bodyBytes: Uint8Array): Uint8Array => hash('entry', gameId, bodyBytes)

/** Signs a body in a session's epoch. Signing the same body again in a later session gives the same entry hash. */
export function signEntry(bodyBytes: Uint8Array, body: Body, epoch: number, key: SigningKey): Uint8Array {
  const signed = signedParts(body.gameId, body.seat, body.number, epoch, entryHash(body.gameId, bodyBytes))
  return encode([bodyBytes, epoch, sign('entry-signature', key, ...signed)])
}

/** Whether the entry was signed with this key: the one check that makes its content attributable. */
export function entrySignedBy(entry: UntrustedEntry, key: PublicKey): boolean {
  const { gameId, seat, number } = entry.body
  return verify('entry-signature', key, entry.signature, ...signedParts(gameId, seat, number, entry.epoch, entry.hash))
}

const signedParts = (gameId: Uint8Array, seat: number, number: number, epoch: number, bodyHash: Uint8Array) => [
  gameId,
  u32(seat),
  u32(number),
  encode(epoch),
  bodyHash,
]

/** Reads an entry; `undefined` if it is not the canonical bytes of one. */
export function parseEntry(wire: Uint8Array): UntrustedEntry | undefined {
  const outer = decodeAs(entryShape, wire, { size: ENTRY_LIMITS.bytes })
  if (outer === undefined) return undefined
  const [bodyBytes, epoch, signature] = outer
  const inner = decodeAs(bodyShape, bodyBytes, { size: ENTRY_LIMITS.bytes })
  if (inner === undefined) return undefined
  const [gameId, seat, number, previous, parts] = inner
  const body: Body = { gameId, seat: toSeat(seat), number, previous, parts: parts.map(partOf) }
  return { bytes: wire, body, bodyBytes, hash: entryHash(gameId, bodyBytes), epoch, signature }
}

function partOf(part: Read<typeof choiceShape> | Read<typeof rollShape>): Part {
  if (part[0] === 1) return { type: 'roll', request: part[1], contribution: part[2], next: part[3] }
  const [, request, option, commitments, proofs] = part
  return { type: 'choice', request, option, commitments: commitments.map(([hash, point]) => ({ hash, point })), proofs }
}
