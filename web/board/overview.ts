/** The small map of the whole sheet: a frame around what is in view, and a place to go to elsewhere at once. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import { words } from '../text/index.ts'
import { HEIGHT, highway, nodes, pointOf, scenery, WIDTH } from './chart.ts'
import { line, ring } from './paths.ts'
import type { Pawn } from './scene.ts'

const sheet = svg`<rect width=${WIDTH} height=${HEIGHT} class="land" />
  ${scenery.lakes.map(lake => svg`<path d=${ring(lake.outline)} class="lake" />`)}
  <path d=${line(scenery.china)} class="line" /><path d=${line(highway.map(pointOf))} class="red" />
  ${nodes.map(node => svg`<circle cx=${node.x} cy=${node.y} r=${node.kind === 'town' ? 17 : 9} class="dot" />`)}`

/** Pawns as dots: a square for the Government's, a circle for the Fugitive. */
const dot = ({ kind, at }: Pawn): SVGTemplateResult => {
  const [x, y] = pointOf(at)
  return kind === 'fugitive'
    ? svg`<circle cx=${x} cy=${y} r="46" class="me" />`
    : svg`<rect x=${x - 36} y=${y - 36} width="72" height="72" class=${kind} />`
}

/** `go` is told where on the sheet it was pressed, in board units. */
export function overview(pawns: readonly Pawn[], go: (x: number, y: number) => void): TemplateResult {
  const press = (event: PointerEvent) => {
    const { currentTarget: map, clientX, clientY } = event
    if (event.buttons === 0 || !(map instanceof Element)) return
    event.preventDefault()
    map.setPointerCapture(event.pointerId)
    const box = map.getBoundingClientRect()
    go(((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT)
  }
  return html`<div class="inset"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words.map.overview} @pointerdown=${press} @pointermove=${press}>
    ${guard([], () => sheet)} ${pawns.map(dot)}</svg><div class="lens"><i id="view"></i></div></div>`
}
