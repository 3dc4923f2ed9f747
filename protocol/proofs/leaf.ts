import { pedersen } from '../crypto/commitment.ts'
import {
  G,
  H,
  minus,
  negative,
  type Point,
  plus,
  type Scalar,
  secretInverse,
  times,
  toScalar,
} from '../crypto/group.ts'
import type { Equation } from '../crypto/msm.ts'
import { at } from './check.ts'
import type { Form, OpenForm } from './form.ts'

/**
 * The two smallest statements, of which `differs` and `any` are made (docs/protocol.md, 14.4). With D = C - vG:
 * - eq, the value is v: the prover knows r with D = rH. Response z; zH = T + cD.
 * - ne, the value is not v: the prover knows w and s with G = wD + sH. Responses z₁, z₂; z₁D + z₂H = T + cG.
 */
export interface Leaf extends Form {
  readonly kind: 'eq' | 'ne'
  readonly value: number
}

/** What the prover knows of a leaf: D = distance * G + blinding * H. */
export interface LeafSecret {
  readonly distance: Scalar
  readonly blinding: Scalar
}

export const leafSecret = ({ value }: Leaf, open: OpenForm): LeafSecret => ({
  distance: minus(toScalar(open.value), toScalar(value)),
  blinding: open.blinding,
})

export const isTrue = ({ kind }: Leaf, { distance }: LeafSecret): boolean => (distance === 0n) === (kind === 'eq')

export const responsesOf = ({ kind }: Leaf): number => (kind === 'eq' ? 1 : 2)

/** The T that fits a challenge and responses chosen before. In multiples of G and H only, which have tables. */
export function fittingMessage({ kind }: Leaf, secret: LeafSecret, c: Scalar, z: readonly Scalar[]): Point {
  const { distance, blinding } = secret
  if (kind === 'eq') return pedersen(negative(times(c, distance)), minus(at(z, 0), times(c, blinding)))
  return pedersen(minus(times(at(z, 0), distance), c), plus(times(at(z, 0), blinding), at(z, 1)))
}

/** The responses for a challenge that is larger by `more` and the same T, if the leaf is true. */
export function movedResponses(
  { kind }: Leaf,
  secret: LeafSecret,
  z: readonly Scalar[],
  more: Scalar,
): readonly Scalar[] {
  const { distance, blinding } = secret
  if (kind === 'eq') return [plus(at(z, 0), times(more, blinding))]
  const w = times(more, secretInverse(distance))
  return [plus(at(z, 0), w), minus(at(z, 1), times(w, blinding))]
}

/** The leaf's equation, as terms that must vanish. */
export function leafEquation(leaf: Leaf, T: Point, c: Scalar, z: readonly Scalar[]): Equation {
  const v = toScalar(leaf.value)
  const C = leaf.commitment
  const minusT = { by: toScalar(-1), of: T }
  if (leaf.kind === 'eq')
    return [{ by: at(z, 0), of: H }, { by: negative(c), of: C }, { by: times(c, v), of: G }, minusT]
  const factor = negative(plus(times(at(z, 0), v), c))
  return [{ by: at(z, 0), of: C }, { by: factor, of: G }, { by: at(z, 1), of: H }, minusT]
}
