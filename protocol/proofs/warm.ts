import { B, G, H, mul, type Point, toScalar } from '../crypto/group.ts'
import { sumOf } from '../crypto/msm.ts'

/** Bits of the largest set that is expected. Larger ones work too; their tables are made when they are needed. */
const BITS = 12

/**
 * Makes the tables of the generators' multiples, of which provers and verifiers have their own: otherwise the first proof
 * of a game takes several times as long as those after it. Yields after each generator, some milliseconds apart.
 */
export function* warmUp(): Generator<void, void> {
  const made = (point: Point) => {
    mul(point, toScalar(1))
    sumOf([{ by: toScalar(3), of: point }])
  }
  for (const point of [G, H]) yield made(point)
  for (let bit = 0; bit < BITS; bit++) yield made(B(bit))
}
