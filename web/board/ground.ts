/** The sheet under everything: land, water, borders, names of regions, roads. Drawn once; the season only recolours it. */
import { type SVGTemplateResult, svg } from 'lit'
import { words } from '../text/index.ts'
import { edges, HEIGHT, type Point, pointOf, scenery, WIDTH } from './chart.ts'
import { line, ring, smooth } from './paths.ts'
import type { Relief } from './relief.ts'

export const definitions: SVGTemplateResult = svg`<defs>
  <pattern id="ice" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
    <path d="M0 8h20M12 24h22M26 8l8 9" class="crack" />
  </pattern>
  ${scenery.lakes.map((lake, i) => svg`<clipPath id="lake${i}"><path d=${ring(lake.outline)} /></clipPath>`)}
</defs>`

const last = (points: readonly Point[]): Point => points.at(-1) ?? [0, 0]
/** Everything beyond the border with China. */
const abroad = `${line(scenery.china)}L${WIDTH + 60} ${last(scenery.china)[1]}L${WIDTH + 300} ${HEIGHT + 300}L${
  (scenery.china[0] ?? [0, 0])[0] - 60
} ${HEIGHT + 300}Z`
const graticule =
  [1, 2, 3, 4, 5].map(i => `M${i * 400 - 40} -300V${HEIGHT + 300}`).join('') +
  [1, 2, 3, 4].map(i => `M-300 ${i * 270 - 20}H${WIDTH + 300}`).join('')
/** The paper around the map, seen where the port is wider or taller than the sheet. */
const EDGE = 110
const margin =
  `M-1600 -2400H${WIDTH + 1600}V${HEIGHT + 2400}H-1600Z` +
  `M${-EDGE} ${-EDGE}V${HEIGHT + EDGE}H${WIDTH + EDGE}V${-EDGE}Z`
const deeps = [
  [56, 'd1'],
  [38, 'd2'],
  [22, 'd3'],
  [10, 'd4'],
] as const

/** Land and water; without a relief the sheet is plain. */
export const ground = (relief: Relief | undefined): SVGTemplateResult => svg`<g class="ground" aria-hidden="true">
  <rect x="-150" y="-150" width=${WIDTH + 300} height=${HEIGHT + 300} class="land" />
  ${relief?.forest.map((d, i) => svg`<path d=${d} class="wood w${i}" />`)}
  ${relief?.hills.map((d, i) => svg`<path d=${d} class="hill h${i}" />`)}
  ${relief?.contours.map(({ d, thick }) => svg`<path d=${d} class=${thick ? 'contour thick' : 'contour'} />`)}
  <path d=${abroad} class="abroad" />
  <path d=${graticule} class="grat" />
  ${scenery.rivers.map(river => svg`<path d=${smooth(river.line)} class="riv" stroke-width=${river.width} />`)}
  ${scenery.lakes.map(
    (lake, i) => svg`<path d=${ring(lake.outline)} class="water" />
    <g clip-path="url(#lake${i})">
      <g class="open">${deeps.map(([width, name]) => svg`<path d=${ring(lake.outline)} class="deep ${name}" stroke-width=${width} />`)}</g>
      <g class="frozen"><path d=${ring(lake.outline)} fill="url(#ice)" /><path d=${ring(lake.outline)} class="deep" stroke-width="22" /></g>
    </g>
    <path d=${ring(lake.outline)} class="shore" />`,
  )}
  ${scenery.islands.map(island => svg`<path d=${ring(island)} class="island" />`)}
  <path d=${smooth(scenery.mongolia)} class="bd-m" />
  <path d=${smooth(scenery.china)} class="bd-case" /><path d=${smooth(scenery.china)} class="bd-c" />
  <path d=${margin} class="margin" />
  ${scenery.labels.map(
    label => svg`<text x=${label.x} y=${label.y} class="reg reg-${label.kind}"
      font-size=${label.size * (label.kind === 'country' ? 1.15 : 1)} letter-spacing=${label.spacing}
      transform="rotate(${label.angle} ${label.x} ${label.y})">${words.geography.landscapes[label.text] ?? label.text}</text>`,
  )}
</g>`

const joined = (wanted: (edge: (typeof edges)[number]) => boolean): string =>
  edges
    .filter(wanted)
    .map(({ a, b }) => line([pointOf(a), pointOf(b)]))
    .join('')
const roads = joined(edge => edge.kind === 'road' && !edge.highway)
const redRoad = joined(edge => edge.highway)
const crossings = joined(edge => edge.kind === 'water')

export const network: SVGTemplateResult = svg`<g class="net" aria-hidden="true">
  <path d=${roads} class="rd-case" /><path d=${roads} class="rd" />
  <path d=${redRoad} class="hw-case" /><path d=${redRoad} class="hw" /><path d=${redRoad} class="hw-mid" />
  <path d=${crossings} class="wt-case" /><path d=${crossings} class="wt" />
</g>`
