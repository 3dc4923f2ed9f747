import { concat } from '../bytes/hash.ts'
import {
  POINT_BYTES,
  type Point,
  parsePoint,
  parseScalar,
  pointBytes,
  SCALAR_BYTES,
  type Scalar,
  scalarBytes,
} from '../crypto/group.ts'
import { type Equation, vanishes } from '../crypto/msm.ts'

/**
 * A proof of this statement whose bytes have the right form: what is left to check are equations. Nothing is proven
 * yet; {@link settle} checks one such, `verifyAll` of batch.ts many at once.
 */
export interface Check<S> {
  readonly statement: S
  readonly equations: readonly Equation[]
  /** the whole statement and the proof, as bytes: what the weights of a batch are drawn from */
  readonly bound: readonly Uint8Array[]
}

declare const proven: unique symbol
/** A statement that was proven. Only verifiers make one, so that their answer cannot be dropped by mistake. */
export interface Proven<S> {
  readonly statement: S
  readonly [proven]: true
}

/** The statement as proven if every equation holds, exactly and one by one; `undefined` otherwise. */
export function settle<S>(check: Check<S> | undefined): Proven<S> | undefined {
  return check?.equations.every(vanishes) ? asProven(check.statement) : undefined
}

/** Only for verifiers. */
export const asProven = <S>(statement: S): Proven<S> => ({ statement }) as Proven<S>

/** What every proof is made of (docs/protocol.md, 14.1). */
export interface Messages {
  readonly points: readonly Point[]
  readonly scalars: readonly Scalar[]
}

/** Points first, then scalars, without anything between. */
export const proofBytes = ({ points, scalars }: Messages): Uint8Array =>
  concat(...points.map(pointBytes), ...scalars.map(scalarBytes))

/** Exactly so many points and scalars, or `undefined` if the length is another or one of them is refused. */
export function parseProof(bytes: Uint8Array, points: number, scalars: number): Messages | undefined {
  if (bytes.length !== points * POINT_BYTES + scalars * SCALAR_BYTES) return undefined
  const first = points * POINT_BYTES
  const parsed = {
    points: pieces(bytes.subarray(0, first), POINT_BYTES, parsePoint),
    scalars: pieces(bytes.subarray(first), SCALAR_BYTES, parseScalar),
  }
  return parsed.points.length === points && parsed.scalars.length === scalars ? parsed : undefined
}

function pieces<T>(bytes: Uint8Array, size: number, parse: (piece: Uint8Array) => T | undefined): readonly T[] {
  const parsed: T[] = []
  for (let at = 0; at < bytes.length; at += size) {
    const one = parse(bytes.subarray(at, at + size))
    if (one === undefined) break
    parsed.push(one)
  }
  return parsed
}

/** The item that must be there. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`)
  return item
}
