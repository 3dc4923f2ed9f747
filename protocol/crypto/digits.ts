/** Public numbers as digits, for multiplying points by them. */

/** A number as a sum of odd digits times powers of two, a digit being below 2^(window - 1) and far from the next. */
export function slidingDigits(value: bigint, window: number): readonly (readonly [bit: number, digit: number])[] {
  const bits = bitsOf(value)
  const digits: [number, number][] = []
  for (let at = 0; at < bits.length; at++) {
    if (bits[at] !== 1) continue
    let digit = 0
    for (let i = 0; i < window; i++) digit += (bits[at + i] ?? 0) << i
    if (digit >= 2 ** (window - 1)) {
      digit -= 2 ** window
      carry(bits, at + window)
    }
    digits.push([at, digit])
    at += window - 1
  }
  return digits
}

function carry(bits: Uint8Array, from: number): void {
  let at = from
  while (bits[at] === 1) bits[at++] = 0
  bits[at] = 1
}

/** The bits of a number that is not negative, least significant first, and one more for a carry. */
function bitsOf(value: bigint): Uint8Array {
  const text = value.toString(2)
  const bits = new Uint8Array(text.length + 1)
  for (let at = 0; at < text.length; at++) bits[at] = text.charCodeAt(text.length - 1 - at) & 1
  return bits
}

/** Digits to the base 2^window from -2^(window - 1) up to it, least significant first. */
export function fixedDigits(factor: bigint, window: number): readonly number[] {
  const sign = factor < 0n ? -1 : 1
  const bits = bitsOf(factor < 0n ? -factor : factor)
  const digits: number[] = []
  let over = 0
  for (let at = 0; at < bits.length || over > 0; at += window) {
    let digit = over
    for (let i = 0; i < window; i++) digit += (bits[at + i] ?? 0) << i
    over = digit > 2 ** (window - 1) ? 1 : 0
    digits.push(sign * (digit - over * 2 ** window))
  }
  return digits
}
