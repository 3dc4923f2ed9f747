/** A location that somebody points at: in the middle of the port, and marked for a while. */
import { nothing, svg } from 'lit'
import { nodeAt } from './chart.ts'
import { type Camera, type Port, settle } from './geometry.ts'

/** How long it is marked, in milliseconds. */
const WHILE = 6_000
/** The least zoom at which it is looked at, in pixels per board unit. */
const READABLE = 0.6

export class Spot {
  node: number | undefined
  private ending: ReturnType<typeof setTimeout> | undefined

  /** `changed` is called when another location is marked, or none any more. */
  constructor(private readonly changed: () => void) {}

  mark(node: number): void {
    this.stop()
    this.node = node
    this.ending = setTimeout(() => this.stop(), WHILE)
    this.changed()
  }
  stop(): void {
    clearTimeout(this.ending)
    if (this.node === undefined) return
    this.node = undefined
    this.changed()
  }
}

/** The camera that has it in the middle of what is not covered. */
export function middle(camera: Camera, port: Port, node: number): Camera {
  const { x, y } = nodeAt(node)
  const k = Math.max(camera.k, READABLE)
  return settle({ k, x: x - (port.aside ?? 0) / k / 2, y: y + (port.covered ?? 0) / k / 2 }, port)
}

/** The mark around it. */
export function spotRings(node: number | undefined): unknown {
  if (node === undefined) return nothing
  const { x, y } = nodeAt(node)
  return svg`<g class="spot" data-testid="spot" data-node=${node}>${[40, 58].map(
    r => svg`<circle cx=${x} cy=${y} r=${r} class="gap" /><circle cx=${x} cy=${y} r=${r} />`,
  )}</g>`
}
