/**
 * One power of numbers modulo p = 2^255 - 19 that takes most of the time of decoding a point, in floating point: four
 * times as fast as with big integers. For public numbers only.
 *
 * A number is eleven limbs, Σ aᵢ 2^(24 i), each a whole number within ±2^23 or hardly more. A column of a product is then
 * below 11 · 2^46 · (1 + ε) < 2^50, and as 2^264 is 9728 modulo p, what is folded back is below 9728 · 2^23 < 2^37:
 * everything stays below 2^53, where doubles are exact.
 */
const LIMBS = 11
const RADIX = 2 ** 24
const FOLD = 9728
/** Adding and subtracting 1.5 · 2^52 rounds to the nearest whole number, for anything below 2^51. */
const ROUND = 1.5 * 2 ** 52
/** What goes on to the next limb. */
const high = (column: number): number => column * 2 ** -24 + ROUND - ROUND

/** The power with the exponent 2^252 - 3 = (p - 5) / 8, not reduced: 252 squarings and 11 products (Bernstein 2006). */
export function power252(value: bigint): bigint {
  const x = limbsOf(value)
  const x3 = product(squared(x, 1), x)
  const x15 = product(squared(x3, 2), x3)
  const x31 = product(squared(x15, 1), x)
  const ten = product(squared(x31, 5), x31)
  const twenty = product(squared(ten, 10), ten)
  const forty = product(squared(twenty, 20), twenty)
  const eighty = product(squared(forty, 40), forty)
  const to160 = product(squared(eighty, 80), eighty)
  const to240 = product(squared(to160, 80), eighty)
  const to250 = product(squared(to240, 10), ten)
  return numberOf(product(squared(to250, 2), x))
}

/** A number from 0 below 2^264 as limbs. */
function limbsOf(value: bigint): Float64Array {
  const limbs = new Float64Array(LIMBS)
  for (let i = 0; i < LIMBS; i++) limbs[i] = Number((value >> BigInt(24 * i)) & 0xffffffn)
  // From 0 to 2^24 - 1 they would be twice too large.
  carried(limbs)
  return limbs
}
const numberOf = (limbs: Float64Array): bigint => limbs.reduceRight((sum, limb) => (sum << 24n) + BigInt(limb), 0n)

/** Makes limbs small again by passing on what is too much, from the last one back to the first. */
function carried(limbs: Float64Array): void {
  let over = 0
  for (let i = 0; i <= LIMBS; i++) {
    const at = i % LIMBS
    const column = (limbs[at] ?? 0) + (at === 0 && i > 0 ? FOLD * over : over)
    over = high(column)
    limbs[at] = column - over * RADIX
  }
  limbs[1] = (limbs[1] ?? 0) + over
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  const columns = new Float64Array(2 * LIMBS)
  for (let i = 0; i < LIMBS; i++) {
    const factor = a[i] ?? 0
    for (let j = 0; j < LIMBS; j++) columns[i + j] = (columns[i + j] ?? 0) + factor * (b[j] ?? 0)
  }
  for (let i = LIMBS; i < 2 * LIMBS - 1; i++) {
    const over = high(columns[i] ?? 0)
    columns[i] = (columns[i] ?? 0) - over * RADIX
    columns[i + 1] = (columns[i + 1] ?? 0) + over
  }
  const limbs = new Float64Array(LIMBS)
  for (let i = 0; i < LIMBS; i++) limbs[i] = (columns[i] ?? 0) + FOLD * (columns[i + LIMBS] ?? 0)
  carried(limbs)
  return limbs
}

/** Squared so many times. Written out: this is the part that must be fast, and engines keep such variables in registers. */
function squared(x: Float64Array, times: number): Float64Array {
  let a0 = x[0] ?? 0
  let a1 = x[1] ?? 0
  let a2 = x[2] ?? 0
  let a3 = x[3] ?? 0
  let a4 = x[4] ?? 0
  let a5 = x[5] ?? 0
  let a6 = x[6] ?? 0
  let a7 = x[7] ?? 0
  let a8 = x[8] ?? 0
  let a9 = x[9] ?? 0
  let a10 = x[10] ?? 0
  for (let n = 0; n < times; n++) {
    const d0 = a0 + a0
    const d1 = a1 + a1
    const d2 = a2 + a2
    const d3 = a3 + a3
    const d4 = a4 + a4
    const d5 = a5 + a5
    const d6 = a6 + a6
    const d7 = a7 + a7
    const d8 = a8 + a8
    const d9 = a9 + a9
    let c0 = a0 * a0
    let c1 = d0 * a1
    let c2 = d0 * a2 + a1 * a1
    let c3 = d0 * a3 + d1 * a2
    let c4 = d0 * a4 + d1 * a3 + a2 * a2
    let c5 = d0 * a5 + d1 * a4 + d2 * a3
    let c6 = d0 * a6 + d1 * a5 + d2 * a4 + a3 * a3
    let c7 = d0 * a7 + d1 * a6 + d2 * a5 + d3 * a4
    let c8 = d0 * a8 + d1 * a7 + d2 * a6 + d3 * a5 + a4 * a4
    let c9 = d0 * a9 + d1 * a8 + d2 * a7 + d3 * a6 + d4 * a5
    let c10 = d0 * a10 + d1 * a9 + d2 * a8 + d3 * a7 + d4 * a6 + a5 * a5
    let c11 = d1 * a10 + d2 * a9 + d3 * a8 + d4 * a7 + d5 * a6
    let c12 = d2 * a10 + d3 * a9 + d4 * a8 + d5 * a7 + a6 * a6
    let c13 = d3 * a10 + d4 * a9 + d5 * a8 + d6 * a7
    let c14 = d4 * a10 + d5 * a9 + d6 * a8 + a7 * a7
    let c15 = d5 * a10 + d6 * a9 + d7 * a8
    let c16 = d6 * a10 + d7 * a9 + a8 * a8
    let c17 = d7 * a10 + d8 * a9
    let c18 = d8 * a10 + a9 * a9
    let c19 = d9 * a10
    let c20 = a10 * a10
    // the upper columns become limbs, and are folded back
    c12 += high(c11)
    c11 -= high(c11) * RADIX
    c13 += high(c12)
    c12 -= high(c12) * RADIX
    c14 += high(c13)
    c13 -= high(c13) * RADIX
    c15 += high(c14)
    c14 -= high(c14) * RADIX
    c16 += high(c15)
    c15 -= high(c15) * RADIX
    c17 += high(c16)
    c16 -= high(c16) * RADIX
    c18 += high(c17)
    c17 -= high(c17) * RADIX
    c19 += high(c18)
    c18 -= high(c18) * RADIX
    c20 += high(c19)
    c19 -= high(c19) * RADIX
    const c21 = high(c20)
    c20 -= c21 * RADIX
    c0 += FOLD * c11
    c1 += FOLD * c12
    c2 += FOLD * c13
    c3 += FOLD * c14
    c4 += FOLD * c15
    c5 += FOLD * c16
    c6 += FOLD * c17
    c7 += FOLD * c18
    c8 += FOLD * c19
    c9 += FOLD * c20
    c10 += FOLD * c21
    // and the lower ones, with what is over folded back once more
    c1 += high(c0)
    a0 = c0 - high(c0) * RADIX
    c2 += high(c1)
    a1 = c1 - high(c1) * RADIX
    c3 += high(c2)
    a2 = c2 - high(c2) * RADIX
    c4 += high(c3)
    a3 = c3 - high(c3) * RADIX
    c5 += high(c4)
    a4 = c4 - high(c4) * RADIX
    c6 += high(c5)
    a5 = c5 - high(c5) * RADIX
    c7 += high(c6)
    a6 = c6 - high(c6) * RADIX
    c8 += high(c7)
    a7 = c7 - high(c7) * RADIX
    c9 += high(c8)
    a8 = c8 - high(c8) * RADIX
    c10 += high(c9)
    a9 = c9 - high(c9) * RADIX
    const over = high(c10)
    a10 = c10 - over * RADIX
    a0 += FOLD * over
    a1 += high(a0)
    a0 -= high(a0) * RADIX
  }
  return Float64Array.of(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10)
}
