import { FpInvertBatch } from '@noble/curves/abstract/modular.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Point } from './group.ts'

/**
 * Arithmetic on public points for msm.ts: the library's formulas without its checks, and with coordinates that are only
 * loosely reduced. Its time depends on what it works on, so that it must never touch a secret. A ristretto255 point is
 * calculated with by any of its representatives on edwards25519.
 */
const { Fp } = ed25519.Point
const P = Fp.ORDER
/** 2d of the curve -x² + y² = 1 + dx²y² */
const D2 = (2n * ed25519.Point.CURVE().d) % P
const LOW_255 = 2n ** 255n - 1n
const P2 = 2n * P
const P4 = 4n * P

/**
 * A product of sums of a few loosely reduced numbers, loosely reduced: not negative and hardly above 2^255. As 2^255 is
 * 19 modulo P, what stands above it is folded back, twice; this is a quarter faster than a division.
 */
export function folded(product: bigint): bigint {
  const once = (product & LOW_255) + (product >> 255n) * 19n
  return (once & LOW_255) + (once >> 255n) * 19n
}

/** Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z (Hisil, Wong, Carter, Dawson 2008), loosely reduced. */
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

/** The representative that the library holds, with Z = 1; of an Ed25519 key the point itself. */
export function extendedOf(point: Pick<Point, 'toAffine'>): Extended {
  const { x, y } = point.toAffine()
  return { X: x, Y: y, Z: 1n, T: folded(x * y) }
}

export const addendOf = ({ X, Y, Z, T }: Extended): Addend => ({
  sum: Y + X,
  difference: Y - X + P2,
  twoZ: Z + Z,
  twoDT: folded(T * D2),
})

export const negated = ({ X, Y, Z, T }: Extended): Extended => ({ X: P2 - X, Y, Z, T: P2 - T })

/** dbl-2008-hwcd for a = -1, with (X + Y)² - X² - Y² written as 2XY. `withT` must be set if the next step adds. */
export function double({ X, Y, Z }: Extended, withT: boolean): Extended {
  const A = folded(X * X)
  const B = folded(Y * Y)
  const XY = folded(X * Y)
  const ZZ = folded(Z * Z)
  const E = XY + XY
  const G = B - A + P2
  // F and H with the other sign: all four coordinates change theirs, which is the same point
  const F = ZZ + ZZ - G + P4
  const H = A + B
  return { X: folded(E * F), Y: folded(G * H), Z: folded(F * G), T: withT ? folded(E * H) : 0n }
}

/** add-2008-hwcd-3, complete: also for equal and neutral points. */
export function add(p: Extended, q: Addend, withT = true): Extended {
  const A = folded((p.Y - p.X + P2) * q.difference)
  const B = folded((p.Y + p.X) * q.sum)
  const C = folded(p.T * q.twoDT)
  const D = timesTwoZ(p, q)
  return combined(A, B, D - C + P2, D + C, withT)
}

/** The same for the negative of `q`: its sum and difference change places, and twoDT its sign. */
export function subtract(p: Extended, q: Addend, withT = true): Extended {
  const A = folded((p.Y - p.X + P2) * q.sum)
  const B = folded((p.Y + p.X) * q.difference)
  const C = folded(p.T * q.twoDT)
  const D = timesTwoZ(p, q)
  return combined(A, B, D + C, D - C + P2, withT)
}

const timesTwoZ = (p: Extended, q: Addend) => (q.twoZ === 2n ? p.Z + p.Z : folded(p.Z * q.twoZ))

function combined(A: bigint, B: bigint, F: bigint, G: bigint, withT: boolean): Extended {
  const E = B - A + P2
  const H = B + A
  return { X: folded(E * F), Y: folded(G * H), Z: folded(F * G), T: withT ? folded(E * H) : 0n }
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
    return { X: x, Y: y, Z: 1n, T: folded(x * y) }
  })
}
