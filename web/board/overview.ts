/** The small map of the whole sheet, with a frame around what is in view. */
import { html, svg, type TemplateResult } from 'lit'
import { words } from '../text/index.ts'
import { HEIGHT, highway, nodes, pointOf, scenery, WIDTH } from './chart.ts'
import { line, ring } from './paths.ts'

const sheet = svg`<rect width=${WIDTH} height=${HEIGHT} class="land" />
  ${scenery.lakes.map(lake => svg`<path d=${ring(lake.outline)} class="lake" />`)}
  <path d=${line(scenery.china)} class="line" /><path d=${line(highway.map(pointOf))} class="red" />
  ${nodes.map(node => svg`<circle cx=${node.x} cy=${node.y} r=${node.kind === 'town' ? 17 : 9} class="dot" />`)}`

export const overview = (): TemplateResult =>
  html`<div class="inset"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words.map.overview}>${sheet}</svg><i id="view"></i></div>`
