import { fixedDigits } from './digits.ts'
import { type Addend, add, addendOf, double, type Extended, normalized, subtract } from './edwards.ts'

/** Bits of a window, and how many of them a scalar has, with one for what is carried over. */
const WINDOW = 6
const WINDOWS = Math.ceil(254 / WINDOW)
const DIGITS = 2 ** (WINDOW - 1)

/**
 * The multiples of a point that is multiplied often: for each window of a scalar the point times each digit, so that
 * nothing is doubled any more. For public points and scalars only.
 */
export class Multiples {
  private readonly windows: readonly (readonly Addend[])[]

  constructor(point: Extended) {
    const all: Extended[] = []
    let base = point
    for (let window = 0; window < WINDOWS; window++) {
      const addend = addendOf(base)
      let multiple = base
      all.push(multiple)
      for (let digit = 2; digit <= DIGITS; digit++) {
        multiple = add(multiple, addend)
        all.push(multiple)
      }
      base = double(multiple, true)
    }
    const addends = normalized(all).map(addendOf)
    this.windows = Array.from({ length: WINDOWS }, (_, window) => addends.slice(window * DIGITS, (window + 1) * DIGITS))
  }

  /** `sum` and `by` times the point; `by` is whole and below 2^253 either way. */
  addTo(sum: Extended, by: bigint): Extended {
    let result = sum
    for (const [window, digit] of fixedDigits(by, WINDOW).entries()) {
      if (digit === 0) continue
      const addend = this.windows[window]?.[Math.abs(digit) - 1]
      if (addend === undefined) throw new RangeError('a scalar of more than 253 bits')
      result = digit > 0 ? add(result, addend) : subtract(result, addend)
    }
    return result
  }
}
