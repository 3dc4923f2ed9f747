/** A part of the board that something looks at: its locations, and a line around them. */
import { type SVGTemplateResult, svg } from 'lit'
import { type Point, pointOf } from './chart.ts'
import { ring } from './paths.ts'

/** How far the line runs outside of the locations, in board units. */
const AROUND = 46
const CORNERS = 20

/** The smallest outline without dents around all points (Andrew's monotone chain). */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...half(sorted), ...half(sorted.reverse())]
}
function half(points: readonly Point[]): readonly Point[] {
  const chain: Point[] = []
  for (const point of points) {
    for (let last = chain.at(-1), before = chain.at(-2); last && before; last = chain.at(-1), before = chain.at(-2)) {
      const turns = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
      if (turns > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}

const circle = ([x, y]: Point): readonly Point[] =>
  Array.from({ length: CORNERS }, (_, i): Point => {
    const turn = (2 * Math.PI * i) / CORNERS
    return [x + AROUND * Math.cos(turn), y + AROUND * Math.sin(turn)]
  })

/** The line around these locations, as a path. */
export const outlineOf = (nodes: readonly number[]): string => ring(hull(nodes.map(pointOf).flatMap(circle)))

/** The line may pass beside a location that does not belong to it: those that do are ringed. */
export const area = (nodes: readonly number[]): SVGTemplateResult => svg`<g class="area">
  <path d=${outlineOf(nodes)} class="area-edge" />
  ${nodes.map(node => {
    const [x, y] = pointOf(node)
    return svg`<circle cx=${x} cy=${y} r="26" class="area-in" data-area=${node} />`
  })}
</g>`
