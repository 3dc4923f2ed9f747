import { FpInvertBatch } from '@noble/curves/abstract/modular.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Point } from './group.ts'

/**
 * Arithmetic on public points for {@link ../crypto/msm.ts}: the same formulas as the library's, without its checks and
 * objects, and with coordinates that are only reduced when multiplied. Its time depends on what it works on, so that it
 * must never touch a secret. A ristretto255 point is calculated with by any of its representatives on edwards25519.
 */
const { Fp } = ed25519.Point
const P = Fp.ORDER
/** 2d of the curve -x² + y² = 1 + dx²y² */
const D2 = (2n * ed25519.Point.CURVE().d) % P

/** Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z (Hisil, Wong, Carter, Dawson 2008). Of either sign, within ±P. */
export interface Extended {
  readonly X: bigint
  readonly Y: bigint
  readonly Z: bigint
  /** not kept up to date where the next step is a doubling */
  readonly T: bigint
}
/** A point prepared for being added: Y + X, Y - X, 2Z and 2dT. */
export interface Addend {
  readonly sum: bigint
  readonly difference: bigint
  readonly twoZ: bigint
  readonly twoDT: bigint
}

export const NEUTRAL: Extended = { X: 0n, Y: 1n, Z: 1n, T: 0n }

/** The representative that the library holds, with Z = 1. */
export function extendedOf(point: Point): Extended {
  const { x, y } = point.toAffine()
  return { X: x, Y: y, Z: 1n, T: (x * y) % P }
}

export const addendOf = ({ X, Y, Z, T }: Extended): Addend => ({
  sum: Y + X,
  difference: Y - X,
  twoZ: Z + Z,
  twoDT: (T * D2) % P,
})

/** dbl-2008-hwcd for a = -1, with (X + Y)² - X² - Y² written as 2XY. `withT` must be set if the next step adds. */
export function double({ X, Y, Z }: Extended, withT: boolean): Extended {
  const A = (X * X) % P
  const B = (Y * Y) % P
  const XY = (X * Y) % P
  const ZZ = (Z * Z) % P
  const E = XY + XY
  const G = B - A
  // F and H with the other sign: all four coordinates change theirs, which is the same point
  const F = ZZ + ZZ - G
  const H = A + B
  return { X: (E * F) % P, Y: (G * H) % P, Z: (F * G) % P, T: withT ? (E * H) % P : 0n }
}

/** add-2008-hwcd-3, complete: also for equal and neutral points. */
export function add(p: Extended, q: Addend, withT = true): Extended {
  const A = ((p.Y - p.X) * q.difference) % P
  const B = ((p.Y + p.X) * q.sum) % P
  return combine(A, B, (p.T * q.twoDT) % P, timesTwoZ(p, q), withT)
}

/** The same for the negative of `q`: sum and difference change places, T its sign. */
export function subtract(p: Extended, q: Addend, withT = true): Extended {
  const A = ((p.Y - p.X) * q.sum) % P
  const B = ((p.Y + p.X) * q.difference) % P
  return combine(A, B, -((p.T * q.twoDT) % P), timesTwoZ(p, q), withT)
}

const timesTwoZ = (p: Extended, q: Addend) => (q.twoZ === 2n ? p.Z + p.Z : (p.Z * q.twoZ) % P)

function combine(A: bigint, B: bigint, C: bigint, D: bigint, withT: boolean): Extended {
  const E = B - A
  const F = D - C
  const G = D + C
  const H = B + A
  return { X: (E * F) % P, Y: (G * H) % P, Z: (F * G) % P, T: withT ? (E * H) % P : 0n }
}

/** Whether it stands for the identity of ristretto255 (RFC 9496, 4.5): x or y is zero. */
export const isIdentity = ({ X, Y }: Extended): boolean => X % P === 0n || Y % P === 0n

/** Affine coordinates from 0 below P. */
export function affineOf({ X, Y, Z }: Extended): { x: bigint; y: bigint } {
  const inverse = Fp.inv(Fp.create(Z))
  return { x: Fp.create(X * inverse), y: Fp.create(Y * inverse) }
}

/** The same points with Z = 1, by one inversion for all (Montgomery 1987). */
export function normalized(points: readonly Extended[]): readonly Extended[] {
  const inverses = FpInvertBatch(
    Fp,
    points.map(({ Z }) => Fp.create(Z)),
  )
  return points.map(({ X, Y }, i) => {
    const x = (X * (inverses[i] ?? 0n)) % P
    const y = (Y * (inverses[i] ?? 0n)) % P
    return { X: x, Y: y, Z: 1n, T: (x * y) % P }
  })
}
