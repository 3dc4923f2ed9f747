import { ristretto255 } from '@noble/curves/ed25519.js'
import { fixedDigits, slidingDigits } from './digits.ts'
import {
  type Addend,
  add,
  addendOf,
  affineOf,
  double,
  type Extended,
  extendedOf,
  isIdentity,
  NEUTRAL,
  negated,
  normalized,
  subtract,
} from './edwards.ts'
import { isGenerator, ORDER, type Point, type Scalar, toScalar } from './group.ts'

/** A public point taken so many times. */
export interface Term {
  readonly by: Scalar
  readonly of: Point
}
/** What a verifier checks: the sum of the terms is the identity. */
export type Equation = readonly Term[]

/** From this many different points on, sorting into buckets costs less than a table for each. */
const MANY = 230
/** Bits of the windows: of points used once, of the generators (whose tables are kept). */
const WINDOW = 5
const GENERATOR_WINDOW = 10

/** The sum of the terms. For public points and scalars only: its time depends on them. */
export function sumOf(terms: readonly Term[]): Point {
  return ristretto255.Point.fromAffine(affineOf(total(terms)))
}

/** Whether the terms add up to the identity. For public points and scalars only. */
export const vanishes = (equation: Equation): boolean => isIdentity(total(equation))

function total(terms: readonly Term[]): Extended {
  const merged = new Map<Point, bigint>()
  for (const { by, of } of terms) merged.set(of, (merged.get(of) ?? 0n) + by)
  const generators: [Point, bigint][] = []
  const others: [Point, bigint][] = []
  for (const [point, sum] of merged) {
    const by = balanced(sum)
    if (by !== 0n) (isGenerator(point) ? generators : others).push([point, by])
  }
  if (others.length < MANY) return straus([...generators, ...others])
  return add(straus(generators), addendOf(buckets(others)))
}

/** The residue nearest to zero, so that a small negative factor is as cheap as a small positive one. */
function balanced(value: bigint): bigint {
  const residue = toScalar(value)
  return residue > ORDER / 2n ? residue - ORDER : residue
}

// ---- few points: Straus 1964, with signed sliding windows (Möller 2001) --------------------------------------------

interface Step {
  readonly addend: Addend
  readonly negative: boolean
}

/** One chain of doublings for all points; each adds an odd multiple of itself about every (window + 1) bits. */
function straus(factors: readonly [Point, bigint][]): Extended {
  const steps: Step[][] = []
  for (const [point, factor] of factors) {
    const fixed = isGenerator(point)
    const table = fixed ? generatorTable(point) : oddMultiples(extendedOf(point), WINDOW).map(addendOf)
    const digits = slidingDigits(factor < 0n ? -factor : factor, fixed ? GENERATOR_WINDOW : WINDOW)
    for (const [bit, digit] of digits) {
      const addend = table[(Math.abs(digit) - 1) / 2]
      if (addend === undefined) throw new RangeError('digit outside its window')
      const at = steps[bit] ?? []
      steps[bit] = at
      at.push({ addend, negative: digit < 0 !== factor < 0n })
    }
  }
  let sum = NEUTRAL
  for (let bit = steps.length - 1; bit >= 0; bit--) {
    const at = steps[bit] ?? []
    if (bit < steps.length - 1) sum = double(sum, at.length > 0 || bit === 0)
    for (const [i, { addend, negative }] of at.entries()) {
      const withT = i < at.length - 1 || bit === 0
      sum = negative ? subtract(sum, addend, withT) : add(sum, addend, withT)
    }
  }
  return sum
}

/** P, 3P, 5P … for all odd digits of a window. */
function oddMultiples(point: Extended, window: number): readonly Extended[] {
  const twice = addendOf(double(point, true))
  const multiples = [point]
  let last = point
  while (multiples.length < 2 ** (window - 2)) {
    last = add(last, twice)
    multiples.push(last)
  }
  return multiples
}

const generatorTables = new Map<Point, readonly Addend[]>()
function generatorTable(point: Point): readonly Addend[] {
  const kept = generatorTables.get(point)
  if (kept !== undefined) return kept
  const table = normalized(oddMultiples(extendedOf(point), GENERATOR_WINDOW)).map(addendOf)
  generatorTables.set(point, table)
  return table
}

// ---- many points: buckets (Pippenger 1976) with signed digits ------------------------------------------------------

function buckets(factors: readonly [Point, bigint][]): Extended {
  const window = bestWindow(factors.length)
  const points = factors.map(([point]) => extendedOf(point))
  const addends = points.map(addendOf)
  const digits = factors.map(([, factor]) => fixedDigits(factor, window))
  const rows = Math.max(...digits.map(row => row.length))
  let sum = NEUTRAL
  for (let row = rows - 1; row >= 0; row--) {
    for (let i = 0; i < window; i++) sum = double(sum, i === window - 1)
    const full: (Extended | undefined)[] = Array(2 ** (window - 1) + 1).fill(undefined)
    for (const [i, point] of points.entries()) {
      const digit = digits[i]?.[row] ?? 0
      const addend = addends[i]
      if (digit === 0 || addend === undefined) continue
      const before = full[Math.abs(digit)]
      if (before === undefined) full[Math.abs(digit)] = digit > 0 ? point : negated(point)
      else full[Math.abs(digit)] = digit > 0 ? add(before, addend) : subtract(before, addend)
    }
    sum = add(sum, addendOf(weighted(full)))
  }
  return sum
}

/** The sum of n times the n-th bucket, by two running sums. */
function weighted(full: readonly (Extended | undefined)[]): Extended {
  let running: Extended | undefined
  let sum: Extended | undefined
  for (let n = full.length - 1; n > 0; n--) {
    const bucket = full[n]
    if (bucket !== undefined) running = running === undefined ? bucket : add(running, addendOf(bucket))
    if (running !== undefined) sum = sum === undefined ? running : add(sum, addendOf(running))
  }
  return sum ?? NEUTRAL
}

/** The window with the fewest multiplications: per row 7 for each point (Z = 1) and twice 9 for each bucket. */
function bestWindow(points: number): number {
  let best = 4
  const cost = (window: number) => Math.ceil(253 / window) * (7 * points + 9 * 2 ** window)
  while (best < 14 && cost(best + 1) < cost(best)) best++
  return best
}
