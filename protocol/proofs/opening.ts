import { encode } from '../bytes/codec.ts'
import { bytes, decodeAs, int, tuple } from '../bytes/schema.ts'
import { type Blinding, type Commitment, hashMatches, type Place, SALT_BYTES } from '../crypto/commitment.ts'
import { G, H, parsePoint, parseScalar, pointBytes, SCALAR_BYTES, scalarBytes, toScalar } from '../crypto/group.ts'
import { type Check, type Proven, settle } from './check.ts'

/** This commitment's value is shown (docs/protocol.md, 14.9). */
export interface Opened {
  readonly type: 'opened'
  readonly place: Place
  readonly commitment: Commitment
  readonly value: number
}

const shape = tuple(int(Number.MIN_SAFE_INTEGER), bytes(SALT_BYTES), bytes(SCALAR_BYTES))

/** The opening's bytes. */
export const proveOpening = (value: number, { salt, blinding }: Blinding): Uint8Array => encode([value, salt, blinding])

/** What the commitment opens to, or `undefined`. If a value is expected, another is refused. Never throws. */
export const verifyOpening = (
  commitment: Commitment,
  place: Place,
  proof: Uint8Array,
  expected?: number,
): Proven<Opened> | undefined => settle(checkOpening(commitment, place, proof, expected))

/** The salted hash is checked at once; what is left is that the point is vG + rH, which may wait for a batch. */
export function checkOpening(
  commitment: Commitment,
  place: Place,
  proof: Uint8Array,
  expected?: number,
): Check<Opened> | undefined {
  const [value, salt, blinding] = decodeAs(shape, proof) ?? []
  if (value === undefined || salt === undefined || blinding === undefined) return undefined
  if (expected !== undefined && value !== expected) return undefined
  const r = parseScalar(blinding)
  const point = parsePoint(commitment.point)
  if (r === undefined || point === undefined || !hashMatches(commitment, place, value, salt)) return undefined
  return {
    statement: { type: 'opened', place, commitment, value },
    equations: [
      [
        { by: toScalar(value), of: G },
        { by: r, of: H },
        { by: toScalar(-1), of: point },
      ],
    ],
    bound: [place.gameId, commitment.hash, pointBytes(point), scalarBytes(toScalar(value)), proof],
  }
}
