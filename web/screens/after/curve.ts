/** Shapes of the plots, as numbers and path data: what an entry's value is drawn as. */

/** A value after each entry; `undefined` where nothing is known. */
export type Values = readonly (number | undefined)[]
export interface Frame {
  /** where an entry and a value lie, in pixels */
  readonly x: (entry: number) => number
  readonly y: (value: number) => number
}

const n = (value: number): string => value.toFixed(1)

/** A line that keeps each value until the next one, with gaps where nothing is known. */
export function stairs(values: Values, { x, y }: Frame): string {
  let path = ''
  let before: number | undefined
  for (const [entry, value] of values.entries()) {
    if (value !== undefined && before === undefined) path += `M${n(x(entry))} ${n(y(value))}`
    else if (value !== undefined && value !== before) path += `H${n(x(entry))}V${n(y(value))}`
    else if (value === undefined && before !== undefined) path += `H${n(x(entry - 1))}`
    before = value
  }
  return before === undefined ? path : `${path}H${n(x(values.length - 1))}`
}
/** The surface between two such lines. */
export function surface(lower: readonly number[], upper: readonly number[], { x, y }: Frame): string {
  if (lower.length === 0) return ''
  const corners = (values: readonly number[]) =>
    values.flatMap((value, entry) => [
      [x(entry), y(value)] as const,
      [x(Math.min(entry + 1, values.length - 1)), y(value)] as const,
    ])
  const all = [...corners(upper), ...corners(lower).reverse()]
  return `M${all.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}z`
}

/** Round numbers for an axis from `least` (0 or below) to at least `most`, in few steps. */
export function ticks(least: number, most: number): readonly number[] {
  const wide = Math.max(1, most - Math.min(0, least))
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find(one => wide / one <= 6) ?? 500
  const from = Math.floor(Math.min(0, least) / step)
  const to = Math.max(from + 1, Math.ceil(most / step))
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}
