/** Path data from points, in whole board units. */
import type { Point } from './chart.ts'

const round = Math.round

export const line = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
export const ring = (points: readonly Point[]): string => `${line(points)}z`

/** The line with its corners rounded, as a river or a border runs. */
export function smooth(points: readonly Point[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  let d = `M${round(first[0])} ${round(first[1])}`
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] ?? first
    const [nextX, nextY] = points[i + 1] ?? last
    d += `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  }
  return `${d}L${round(last[0])} ${round(last[1])}`
}

/** A line through points as a hand draws it: each stretch bends a little, to one side or the other. */
export function drawn(points: readonly Point[], hand: number): string {
  const first = points[0]
  if (first === undefined) return ''
  let d = `M${first[0] + hand * 1.5} ${first[1] + hand}`
  for (let i = 1; i < points.length; i++) {
    const [x1, y1] = points[i - 1] ?? first
    const [x2, y2] = points[i] ?? first
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const bend = ((((i + hand * 2) * 7) % 5) - 2) * 1.6
    const x = round((x1 + x2) / 2 - ((y2 - y1) / length) * bend)
    const y = round((y1 + y2) / 2 + ((x2 - x1) / length) * bend)
    d += `Q${x} ${y} ${x2} ${y2}`
  }
  return d
}

export const hexagon = (x: number, y: number, r: number): string =>
  ring([0, 1, 2, 3, 4, 5].map(i => [x + r * Math.cos((Math.PI / 3) * i), y + r * Math.sin((Math.PI / 3) * i)]))
export const diamond = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`
